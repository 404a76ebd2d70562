export type VerificationRequestsLabels = {
  /** The name of the list. */
  requests: string
  licence: string
  document: string
  /** The link to the document, which opens in a new tab. */
  openDocument: string
  sent: string
  /** The name that buyers see until the new one is granted. */
  currentName: string
  /** Stands for the logo that buyers see until the new one is granted. */
  currentLogo: string
  noLogo: string
  reason: string
  grant: string
  refuse: string
  withdraw: string
  /** The accessible name of a button: the act and the supplier. */
  of: (act: string, name: string) => string
  /** The question before each act. */
  grantTitle: (name: string) => string
  refuseTitle: (name: string) => string
  withdrawTitle: (name: string) => string
  /** Replaces the buttons on the operator's own request. */
  own: string
  reasonHint: string
  missing: string
  tooLong: (limit: string) => string
  cancel: string
  failed: { title: string; text: string }
  loading: string
  empty: string
  error: string
}

export const english: VerificationRequestsLabels = {
  requests: 'Requests for verification',
  licence: 'Licence number',
  document: 'Document',
  openDocument: 'Open document',
  sent: 'Since',
  currentName: 'Current name',
  currentLogo: 'Current logo',
  noLogo: 'None',
  reason: 'Reason',
  grant: 'Verify',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  of: (act, name) => `${act}: ${name}`,
  grantTitle: (name) => `Verify ${name}?`,
  refuseTitle: (name) => `Refuse to verify ${name}?`,
  withdrawTitle: (name) => `Withdraw the verification of ${name}?`,
  own: 'This is your own company. Another operator decides.',
  reasonHint: 'The supplier reads it.',
  missing: 'Say why in a few words',
  tooLong: (limit) => `At most ${limit} characters`,
  cancel: 'Cancel',
  failed: { title: 'Error', text: 'Something went wrong.' },
  loading: 'Loading the requests',
  empty: 'No open requests',
  error: 'The requests could not be loaded.',
}
