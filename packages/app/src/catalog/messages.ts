import { error, success, wordsOf } from '../platform/messages.ts'

export const messages = {
  withdraw: {
    title: 'Withdraw this product?',
    text: 'Buyers will no longer find it in lists or search. Existing orders continue. You can publish it again at any time.',
  },
  withdrawn: success('Withdrawn', 'Buyers can no longer find this product.'),
  published: success('Published', 'Buyers can find and order this product again.'),
  lifeNotChanged: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  productAdded: success('Added!', 'Product added successfully.'),
  productNotAdded: error('Error!', 'Failed to add product.'),
  productAddUnreachable: error('Error!', 'Something went wrong.'),
  productPerhapsAdded: error(
    'This product may have been added already.',
    'Look at your products before you add it again.',
  ),
  addNeedsLogin: error('You must be logged in to add a product.'),
  productUpdated: success('Updated!', 'Product has been updated.'),
  productNotUpdated: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
  pricesSaved: success('Saved!', 'The new prices apply to all new orders.'),
  pricesChanged: error('The prices changed while you were editing.', 'Check the current prices, then save again.'),
  pricesNotSaved: (cause: unknown) =>
    error('The prices could not be saved.', wordsOf(cause) || 'Something went wrong.'),
}
