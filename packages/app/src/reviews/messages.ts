import { warning } from '../platform/messages.ts'

export const messages = {
  reviewClosed: warning('This review can no longer be changed', 'You are now seeing the latest version.'),
}
