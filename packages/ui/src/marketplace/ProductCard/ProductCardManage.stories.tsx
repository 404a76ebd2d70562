import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { ProductCard } from './ProductCard.tsx'

const own = { href: '#product', variant: 'manage', updateHref: '#update' } as const

const meta = preview.meta({
  tags: ['behaviour'],
  component: ProductCard,
  title: 'Marketplace/Finding products/ProductCard/Manage',
  args: { product: studioHeadphones, ...own },
})

/** Prices line up, whether the links fit beside the stock or not. */
export const PricesInLine = meta.story({
  globals: { language: 'bn' },
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),17rem))] items-stretch gap-4">
      <ProductCard {...own} product={{ ...studioHeadphones, mainQuantity: 4820 }} />
      <ProductCard {...own} product={{ ...studioHeadphones, mainQuantity: 125_000_000 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll('[data-slot=product-card-price]')]
    const [first, second] = prices.map((price) => price.getBoundingClientRect().top)
    await expect(second).toBeCloseTo(first ?? 0, 0)
  },
})

/** On a phone of 360 px, and on the narrowest card of a grid: a rating with a long count stays on one line. */
export const RatingOnOneLine = meta.story({
  globals: { language: 'bn' },
  render: () => (
    <div className="grid gap-4">
      {['max-w-82', 'max-w-54'].map((width) => (
        <div key={width} className={width}>
          <ProductCard {...own} product={{ ...studioHeadphones, rating: 4.5, reviewCount: 1234 }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const rating of canvas.getAllByRole('img', { name: /১,২৩৪/ })) {
      const [lines, card] = [rating.getClientRects(), rating.closest('article') as HTMLElement]
      await expect(rating).toHaveTextContent('৪.৫(১,২৩৪)')
      await expect(lines[0]?.height).toBeLessThan(20)
      await expect(lines[0]?.right).toBeLessThan(card.getBoundingClientRect().right)
    }
  },
})
