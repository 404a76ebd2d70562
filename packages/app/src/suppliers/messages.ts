import { error, success, wordsOf } from '../platform/messages.ts'

export const messages = {
  pageSaved: success('Saved!', 'Buyers can now see your changes.'),
  pageBegun: success('Saved!', 'Next, add your first product. Buyers can then see your page.'),
  pageNotSaved: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pageToCheck: success(
    'Saved!',
    'We review a new name, logo or place before buyers see it. Until then, buyers see the current one.',
  ),
}
