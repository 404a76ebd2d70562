import { CustomerReviews, type Review } from '@arot/trade/CustomerReviews'
import { t } from '../../platform/i18n/words.ts'

/** Three sample reviews. The people are invented. */
const reviews = (): Review[] => [
  {
    name: t('Farhana Kabir'),
    role: t('Buyer, Meghla Stationers, Chattogram'),
    rating: 5,
    text: t(
      'We fill two hundred school bags a week. Every card shows the price, the stock and the minimum order, so I know before I ask.',
    ),
  },
  {
    name: t('Tanvir Hossain'),
    role: t('Owner, Nodi Electronics, Dhaka'),
    rating: 4.5,
    text: t(
      'Five hundred headsets, one price agreed in an afternoon, all of them here in a week. That used to take three phone books.',
    ),
  },
  {
    name: t('Ruma Chakma'),
    role: t('Purchasing, Pahar Hotels, Rangamati'),
    rating: 5,
    text: t(
      'Lotion, linen and pans from three suppliers, in one cart. If something runs low I see it before I promise it to anyone.',
    ),
  },
]

export function Reviews() {
  return <CustomerReviews reviews={reviews()} />
}
