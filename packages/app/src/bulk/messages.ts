import { error, wordsOf } from '../platform/messages.ts'

export const messages = {
  notExported: (cause: unknown) => error('The file could not be created.', wordsOf(cause) || 'Something went wrong.'),
}
