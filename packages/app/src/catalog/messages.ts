import { error, success, wordsOf } from '../platform/messages.ts'

/** What the app says about a supplier's products. */
export const messages = {
  withdraw: {
    title: 'Withdraw this product?',
    text: 'It leaves every list and search. What is ordered goes on, and you can publish it again.',
  },
  withdrawn: success('Withdrawn', 'The product is in no list any more.'),
  published: success('Published', 'The product is back on the market.'),
  lifeNotChanged: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  productAdded: success('Added!', 'Product added successfully.'),
  productNotAdded: error('Error!', 'Failed to add product.'),
  productAddUnreachable: error('Error!', 'Something went wrong.'),
  addNeedsLogin: error('You must be logged in to add a product.'),
  productUpdated: success('Updated!', 'Product has been updated.'),
  productNotUpdated: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pricesSaved: success('Saved!', 'The new prices are valid from now on.'),
  pricesChanged: error('The prices have changed meanwhile.', 'See what they are now, then save again.'),
  pricesNotSaved: (cause: unknown) =>
    error('The prices could not be saved.', wordsOf(cause) || 'Something went wrong.'),
}
