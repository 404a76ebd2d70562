export type HeroSlide = {
  /** What it is called where it has no heading. */
  name: string
  heading?: string
  /** A short line above the heading. */
  eyebrow?: string
  text?: string
  /** The words of the link. */
  action: string
  /** Up to three cut-out pictures, the largest first. They say nothing that the words do not. */
  pictures?: string[]
}

/** The three of the marketplace; the third lets its pictures speak and has no heading. */
export const heroSlides: HeroSlide[] = [
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
