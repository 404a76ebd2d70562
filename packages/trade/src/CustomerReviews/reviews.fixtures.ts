import type { Review } from './CustomerReviews.tsx'

/** Three sample reviews by fictional people. */
export const customerReviews: Review[] = [
  {
    name: 'Farhana Kabir',
    role: 'Buyer, Meghla Stationers, Chattogram',
    rating: 5,
    text: 'We fill two hundred school bags a week. Price, stock and smallest order stand on every card, so I know before I ask.',
  },
  {
    name: 'Tanvir Hossain',
    role: 'Owner, Nodi Electronics, Dhaka',
    rating: 4.5,
    text: 'Five hundred headsets, one price agreed in an afternoon, all of them here in a week. That used to take three phone books.',
  },
  {
    name: 'Ruma Chakma',
    role: 'Purchasing, Pahar Hotels, Rangamati',
    rating: 5,
    text: 'Lotion, linen and pans from three suppliers, in one cart. If something runs low I see it before I promise it to anyone.',
  },
]
