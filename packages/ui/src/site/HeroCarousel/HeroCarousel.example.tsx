import { HeroCarousel } from '@arot/ui/HeroCarousel'

/** Drawn here. Pass the address of a cutout. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"

const slides = [
  {
    name: 'Desk lamps',
    eyebrow: 'Direct from Gomti Electric',
    heading: 'Desk lamps from 120 units',
    text: 'Three warm whites, in cartons of twelve. 960 are in stock.',
    action: 'Browse electronics',
    pictures: [carton],
  },
  {
    name: 'Hotel linen',
    heading: 'Linen for a whole hotel',
    text: 'Towels, sheets and robes from Rupsha Textiles, one order and one delivery.',
    action: 'Browse linen',
  },
]

export function HeroCarouselExample() {
  return <HeroCarousel href="#categories" slides={slides} interval={6000} />
}
