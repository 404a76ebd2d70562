import { warning } from '../platform/messages.ts'

/** What the app says about reviews. */
export const messages = {
  reviewClosed: warning('This review can no longer be changed', 'You are now seeing the latest version.'),
}
