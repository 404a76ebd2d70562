import { HeroCarousel } from '@arot/ui/HeroCarousel'

export function HeroCarouselExample() {
  return (
    <HeroCarousel
      href="#products"
      slides={[
        { name: 'Deals', heading: 'Super deals', text: 'Electronics by the carton.', action: 'Shop now' },
        { name: 'Bulk', heading: 'Five hundred units and more', text: 'Ask for a price.', action: 'See suppliers' },
      ]}
    />
  )
}
