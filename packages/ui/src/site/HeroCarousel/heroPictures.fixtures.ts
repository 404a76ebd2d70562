import headphones from '@lobehub/fluent-emoji-3d/assets/1f3a7.webp'
import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp'
import laptop from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp'
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp'
import toolbox from '@lobehub/fluent-emoji-3d/assets/1f9f0.webp'
import lotion from '@lobehub/fluent-emoji-3d/assets/1f9f4.webp'
import trainer from '@lobehub/fluent-emoji-3d/assets/1f45f.webp'
import lorry from '@lobehub/fluent-emoji-3d/assets/1f69a.webp'
import type { HeroSlide } from './heroSlide.ts'

const pictures = [
  [laptop, headphones, parcel],
  [lorry, parcel, label],
  [toolbox, trainer, lotion],
]

/** The three slides of the marketplace. The third one has no heading. */
const slides: HeroSlide[] = [
  {
    name: 'Super deals',
    eyebrow: 'Wholesale, direct from verified suppliers',
    heading: 'Super Deals up to 40% off electronics and gadgets',
    text: 'Order by the carton, negotiate by the pallet. Stock and minimums are live.',
    action: 'Browse categories',
  },
  {
    name: 'Bulk orders',
    eyebrow: 'For large orders',
    heading: 'Bulk orders of 500+ units at exclusive prices',
    text: 'The more you take, the less you pay for each: talk to the supplier, agree, and have it delivered in one go.',
    action: 'Find bulk deals',
  },
  {
    name: 'One market for every trade',
    text: 'From the toolbox to the trainer: seven categories, hundreds of suppliers, one cart.',
    action: 'See all categories',
  },
]

/** The same slides with pictures. */
export const picturedSlides: HeroSlide[] = slides.map((slide, index) => ({ ...slide, pictures: pictures[index] }))
