import { error, success, warning } from '../platform/messages.ts'

export const messages = {
  bought: success('Success!', 'Product added to your cart.'),
  unitsReserved: {
    title: 'Your units are reserved',
    text: 'They are not in your cart yet. Confirm again within a few minutes.',
    tone: 'info' as const,
  },
  priceChanged: {
    title: 'The price has changed',
    text: 'Check the new price. To buy at this price, confirm again.',
    tone: 'warning' as const,
  },
  offline: 'You are offline. Your order was not placed. Try again when you are back online.',
  unanswered: 'The server did not respond. You can safely try again: we will not place the order twice.',
  withdrawn: { title: 'No longer on sale', text: 'The supplier no longer sells this product.' },
  removedFromCart: success('Removed!', 'Item removed from cart.'),
  notRemovedFromCart: error('Error!', 'Something went wrong.'),
  received: success('Received', 'This order is complete. You can find it in Orders.'),
  notReceived: error('Error!', 'Something went wrong.'),
  unauthorized: 'Unauthorized',
  cartFailed: 'Failed to fetch cart',
  movedOn: warning('This order has changed', 'You are now seeing the latest version.'),
  alreadyShipped: warning('Already on its way', 'You can no longer cancel it. Mark it as received when it arrives.'),
  invalidFields: warning('Some fields need your attention', 'Fix the highlighted fields and try again.'),
  productGone: warning('This product is no longer available', 'You can no longer buy it.'),
}
