import { warning } from '../platform/messages.ts'

/** What the app says about reviews. */
export const messages = {
  reviewClosed: warning('It can no longer be changed', 'It is shown as it is by now.'),
}
