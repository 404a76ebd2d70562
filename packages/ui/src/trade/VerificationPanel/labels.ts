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
  text: 'Send your trade licence number and a link to the document. Once we have checked it, buyers see that you are verified.',
  licence: 'Licence number',
  licenceHint: 'As shown on your trade licence.',
  document: 'Document',
  documentHint: 'The address of a scan, as https://… Only the people who check it can see it.',
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
    requested: 'We are checking your request and will notify you.',
    granted: 'Your page and products now show that you are verified.',
    refused: 'Fix what the reason describes, then ask again.',
    withdrawn: 'Your products are on the market as before. You can ask again.',
  },
  reason: 'Reason',
  name: 'Name to check',
  failed: { title: 'It could not be sent.', text: 'Something went wrong.' },
}
