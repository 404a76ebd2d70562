import { success, warning } from '../platform/messages.ts'

/** What the app says about offers. */
export const messages = {
  offered: success('Offer sent', 'We will notify you here and by e-mail when the supplier replies.'),
  notForYou: {
    title: 'You cannot make this offer',
    text: 'You cannot make an offer on your own product, or reply before the other side does.',
  },
  offerMovedOn: warning(
    'This offer has changed',
    'You are now seeing the latest version. Check it, then answer again.',
  ),
  offerShort: warning(
    'Not enough units in stock',
    'We cannot reserve this many units. Reply with fewer, or wait until more are in stock.',
  ),
  notYourTurn: warning('It is not your turn', 'Wait for the other side to answer.'),
}
