import { error, success } from '../platform/messages.ts'

/** What is said about a purchase and the cart. */
export const messages = {
  bought: success('Success!', 'Product added to your cart.'),
  unitsHeld: {
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
  offered: success('Your offer is sent', 'You are told here and by e-mail when it is answered.'),
  notForYou: { title: 'This is not yours to offer', text: 'Nobody makes an offer to themselves, or out of turn.' },
  removedFromCart: success('Removed!', 'Item removed from cart.'),
  notRemovedFromCart: error('Error!', 'Something went wrong.'),
  received: success('Received', 'The order is done. You find it among your orders.'),
  notReceived: error('Error!', 'Something went wrong.'),
  unauthorized: 'Unauthorized',
  cartFailed: 'Failed to fetch cart',
}
