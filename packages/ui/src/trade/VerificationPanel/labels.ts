import type { VerificationState } from '../supplier.ts'

export type VerificationPanelLabels = {
  title: string
  /** Before anything was sent. */
  text: string
  licence: string
  licenceHint: string
  document: string
  documentHint: string
  send: string
  sendAgain: string
  missing: { licence: string; document: string }
  /** How it stands, with the day since when. */
  states: Record<VerificationState, (day: string) => string>
  /** What comes next. */
  next: Record<VerificationState, string>
  reason: string
  /** Before the name that waits for an operator. */
  name: string
  failed: { title: string; text: string }
}

export const english: VerificationPanelLabels = {
  title: 'Verification',
  text: 'Send the number of your trade licence and where it can be read. Somebody looks at it, and buyers see that you are verified.',
  licence: 'Licence number',
  licenceHint: 'As it stands on your trade licence.',
  document: 'Document',
  documentHint: 'The address of a scan, as https://… Only those who verify see it.',
  send: 'Ask to be verified',
  sendAgain: 'Ask again',
  missing: { licence: 'Licence number is required', document: 'Document is required' },
  states: {
    requested: (day) => `Sent on ${day}`,
    granted: (day) => `Verified since ${day}`,
    refused: (day) => `Refused on ${day}`,
    withdrawn: (day) => `Withdrawn on ${day}`,
  },
  next: {
    requested: 'Somebody will look at it. You will be told.',
    granted: 'Your page and your products show it.',
    refused: 'Mend what the reason says, then ask again.',
    withdrawn: 'Your products are on the market as before. You can ask again.',
  },
  reason: 'Reason',
  name: 'Name to check',
  failed: { title: 'It could not be sent.', text: 'Something went wrong.' },
}
