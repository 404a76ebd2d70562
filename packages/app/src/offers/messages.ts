import { success, warning } from '../platform/messages.ts'

/** What the app says about offers. */
export const messages = {
  offered: success('Your offer is sent', 'You are told here and by e-mail when it is answered.'),
  notForYou: { title: 'This is not yours to offer', text: 'Nobody makes an offer to themselves, or out of turn.' },
  offerMovedOn: warning('The offer has moved on', 'It is shown as it is by now. Look at it, and answer once more.'),
  offerShort: warning(
    'Not enough units are there',
    'So many cannot be held. Answer with fewer, or when there are more.',
  ),
  notYourTurn: warning('It is not your turn', 'The other side answers next.'),
}
