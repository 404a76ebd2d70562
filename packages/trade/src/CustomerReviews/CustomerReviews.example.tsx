import { CustomerReviews } from '@arot/trade/CustomerReviews'

const reviews = [
  {
    name: 'Farhana Kabir',
    role: 'Buyer, Meghla Stationers',
    rating: 5,
    text: 'Price, stock and smallest order stand on every card, so I know before I ask.',
  },
  {
    name: 'Tanvir Hossain',
    role: 'Owner, Nodi Electronics',
    rating: 4.5,
    text: 'Five hundred headsets, one price agreed in an afternoon, all of them here in a week.',
  },
  {
    name: 'Ruma Chakma',
    role: 'Purchasing, Pahar Hotels',
    rating: 5,
    text: 'Lotion, linen and pans from three suppliers, in one cart.',
  },
]

export function CustomerReviewsExample() {
  return <CustomerReviews reviews={reviews} />
}
