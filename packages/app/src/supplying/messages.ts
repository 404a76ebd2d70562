import { error, success, wordsOf } from '../platform/messages.ts'

/** What is said about a supplier's products. */
export const messages = {
  productAdded: success('Added!', 'Product added successfully.'),
  productNotAdded: error('Error!', 'Failed to add product.'),
  productAddUnreachable: error('Error!', 'Something went wrong.'),
  addNeedsLogin: error('You must be logged in to add a product.'),
  productUpdated: success('Updated!', 'Product has been updated.'),
  productNotUpdated: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pageSaved: success('Saved!', 'Buyers read it from now on.'),
  pageBegun: success('Saved!', 'Next, add your first product. Buyers see your page from then on.'),
  pageNotSaved: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pageToCheck: success('Saved!', 'We check the new name or logo first. Until then buyers see the current one.'),
  changedMeanwhile: {
    title: 'This has changed since you opened it',
    text: 'Nothing was decided. Read what is shown now, then decide.',
  },
  decidedMeanwhile: { title: 'It was decided meanwhile', text: 'The list shows how it stands now.' },
  notExported: (cause: unknown) => error('The file could not be made.', wordsOf(cause) || 'Something went wrong.'),
  pricesSaved: success('Saved!', 'The new prices are valid from now on.'),
  pricesChanged: error('The prices have changed meanwhile.', 'See what they are now, then save again.'),
  pricesNotSaved: (cause: unknown) =>
    error('The prices could not be saved.', wordsOf(cause) || 'Something went wrong.'),
}
