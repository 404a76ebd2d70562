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
  pageNotSaved: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  decidedMeanwhile: { title: 'It was decided meanwhile', text: 'The list shows how it stands now.' },
  withdraw: {
    title: 'Withdraw this product?',
    text: 'It leaves every list and search. What is ordered goes on, and you can publish it again.',
  },
  withdrawn: success('Withdrawn', 'The product is in no list any more.'),
  published: success('Published', 'The product is back on the market.'),
  lifeNotChanged: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  notExported: (cause: unknown) => error('The file could not be made.', wordsOf(cause) || 'Something went wrong.'),
  pricesSaved: success('Saved!', 'The new prices are valid from now on.'),
  pricesChanged: error('The prices have changed meanwhile.', 'See what they are now, then save again.'),
  pricesNotSaved: (cause: unknown) =>
    error('The prices could not be saved.', wordsOf(cause) || 'Something went wrong.'),
}
