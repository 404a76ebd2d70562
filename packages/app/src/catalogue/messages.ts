import { error, success, wordsOf } from '../platform/messages.ts'

/** What is said about a product's place on the market. */
export const messages = {
  withdraw: {
    title: 'Withdraw this product?',
    text: 'It leaves every list and search. What is ordered goes on, and you can publish it again.',
  },
  withdrawn: success('Withdrawn', 'The product is in no list any more.'),
  published: success('Published', 'The product is back on the market.'),
  lifeNotChanged: (cause: unknown) => error('Error', wordsOf(cause) || 'Something went wrong.'),
}
