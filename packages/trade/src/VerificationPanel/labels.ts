import type { VerificationState } from '../supplier.ts'

export type VerificationPanelLabels = {
  title: string
  /** The text before the first request. */
  text: string
  licence: string
  licenceHint: string
  document: string
  /** The hint of the document's address, if there is no upload. */
  documentHint: string
  /** The hint and the label of the file, if there is an upload. */
  documentPicture: { hint: string; file: string }
  send: string
  sendAgain: string
  missing: { licence: string; document: string }
  /** The document is still being uploaded. */
  uploading: string
  /** The state and the day it began. */
  states: Record<VerificationState, (day: string) => string>
  /** What comes next. */
  next: Record<VerificationState, string>
  reason: string
  /** Stands before a new name that waits for an operator. */
  name: string
  failed: { title: string; text: string }
}

export const english: VerificationPanelLabels = {
  title: 'Verification',
  text: 'Send your trade licence number and a picture of the licence. Once we have checked it, buyers see that you are verified.',
  licence: 'Licence number',
  licenceHint: 'As shown on your trade licence.',
  document: 'Document',
  documentHint: 'The address of a scan, as https://… Only the people who check it can see it.',
  documentPicture: {
    hint: 'Upload a photo or a scan of the licence. It is shown only to the people who check it.',
    file: 'Document file',
  },
  send: 'Ask to be verified',
  sendAgain: 'Ask again',
  missing: { licence: 'Licence number is required', document: 'Document is required' },
  uploading: 'Wait until the document is uploaded.',
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
