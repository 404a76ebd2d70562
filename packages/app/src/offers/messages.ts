import type { ApiError } from '@arot/contract'
import { messages as orderMessages } from '../orders/messages.ts'
import { groupDigits } from '../platform/i18n/problems.ts'
import { success, warning } from '../platform/messages.ts'

export const messages = {
  offered: success('Offer sent', 'We will notify you here and by email when the supplier replies.'),
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

/** The server's message has the figures that the terms have to meet. */
const problemOf = ({ title, message }: ApiError) => ({ title, text: groupDigits(message) })

/** The problems of an offer's terms. */
export const problems = {
  invalid: orderMessages.invalidFields,
  withdrawn: orderMessages.withdrawn,
  below_minimum: problemOf,
  order_multiple: problemOf,
  too_much_held: problemOf,
}
