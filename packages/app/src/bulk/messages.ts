import { error, wordsOf } from '../platform/messages.ts'

/** Messages about bulk edits, imports and exports. */
export const messages = {
  notExported: (cause: unknown) => error('The file could not be created.', wordsOf(cause) || 'Something went wrong.'),
}
