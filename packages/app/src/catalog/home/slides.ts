import type { HeroSlide } from '@arot/ui/HeroCarousel'
import headphones from '@lobehub/fluent-emoji-3d/assets/1f3a7.webp'
import label from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp'
import laptop from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp'
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp'
import toolbox from '@lobehub/fluent-emoji-3d/assets/1f9f0.webp'
import lotion from '@lobehub/fluent-emoji-3d/assets/1f9f4.webp'
import trainer from '@lobehub/fluent-emoji-3d/assets/1f45f.webp'
import lorry from '@lobehub/fluent-emoji-3d/assets/1f69a.webp'
import { t } from '../../platform/i18n/words.ts'

/** The three slides of Home. The third has pictures and no heading. */
export const slides = (): HeroSlide[] => [
  {
    name: t('Super deals'),
    eyebrow: t('Wholesale, direct from suppliers'),
    heading: t('Super Deals up to 40% off electronics and gadgets'),
    text: t('Order by the carton and pay less per unit the more you buy. Stock is always up to date.'),
    action: t('Browse categories'),
    pictures: [laptop, headphones, parcel],
  },
  {
    name: t('Bulk orders'),
    eyebrow: t('For large orders'),
    heading: t('Bulk orders of 500+ units at exclusive prices'),
    text: t('The more you order, the less you pay per unit. Every product shows its prices by quantity.'),
    action: t('Find bulk deals'),
    pictures: [lorry, parcel, label],
  },
  {
    name: t('One market for every trade'),
    text: t('From toolboxes to trainers: seven categories, many suppliers, one cart.'),
    action: t('See all categories'),
    pictures: [toolbox, trainer, lotion],
  },
]
