import { warning } from '../platform/messages.ts'

export const messages = {
  movedOn: warning('The order has moved on', 'It is shown as it is by now.'),
  alreadyShipped: warning(
    'Already on its way',
    'It can no longer be cancelled. Mark it as received once it is with you.',
  ),
  notTaken: warning('Not everything is right yet', 'Mend what is said of it, and try again.'),
  reviewClosed: warning('It can no longer be changed', 'It is shown as it is by now.'),
  offerMovedOn: warning('The offer has moved on', 'It is shown as it is by now. Look at it, and answer once more.'),
  offerShort: warning(
    'Not enough units are there',
    'So many cannot be held. Answer with fewer, or when there are more.',
  ),
  notYourTurn: warning('It is not your turn', 'The other side answers next.'),
  productGone: warning('This product is gone', 'It can no longer be bought.'),
}
