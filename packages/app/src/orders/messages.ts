import { error, success, warning } from '../platform/messages.ts'

/** What the app says about purchases, the cart and orders. */
export const messages = {
  bought: success('Success!', 'Product added to your cart.'),
  unitsReserved: {
    title: 'Your units are kept for you',
    text: 'They are not in your cart yet. Confirm once more within a few minutes.',
    tone: 'info' as const,
  },
  priceChanged: {
    title: 'The price has changed',
    text: 'Look at the new price, and confirm once more to buy at it.',
    tone: 'warning' as const,
  },
  offline: 'You are offline. Nothing was ordered. Try again when the line is back.',
  unanswered: 'The server did not answer. Try again: it will not be ordered twice.',
  withdrawn: { title: 'No longer on sale', text: 'Its supplier has taken this product off the market.' },
  removedFromCart: success('Removed!', 'Item removed from cart.'),
  notRemovedFromCart: error('Error!', 'Something went wrong.'),
  received: success('Received', 'The order is done. You find it among your orders.'),
  notReceived: error('Error!', 'Something went wrong.'),
  unauthorized: 'Unauthorized',
  cartFailed: 'Failed to fetch cart',
  movedOn: warning('The order has moved on', 'It is shown as it is by now.'),
  alreadyShipped: warning(
    'Already on its way',
    'It can no longer be cancelled. Mark it as received once it is with you.',
  ),
  notTaken: warning('Not everything is right yet', 'Mend what is said of it, and try again.'),
  productGone: warning('This product is gone', 'It can no longer be bought.'),
}
