import { warning } from '../platform/messages.ts'

export const messages = {
  movedOn: warning('The order has moved on', 'It is shown as it is by now.'),
  alreadyShipped: warning(
    'Already on its way',
    'It can no longer be cancelled. Mark it as received once it is with you.',
  ),
  productGone: warning('This product is gone', 'It can no longer be bought.'),
}
