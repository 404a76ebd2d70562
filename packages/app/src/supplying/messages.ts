import { error, success, wordsOf } from '../platform/messages.ts'

/** What is said about a supplier's products. */
export const messages = {
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
