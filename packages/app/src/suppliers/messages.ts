import { error, success, wordsOf } from '../platform/messages.ts'

/** What the app says about a supplier's own page. */
export const messages = {
  pageSaved: success('Saved!', 'Buyers read it from now on.'),
  pageBegun: success('Saved!', 'Next, add your first product. Buyers see your page from then on.'),
  pageNotSaved: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pageToCheck: success('Saved!', 'We check the new name or logo first. Until then buyers see the current one.'),
}
