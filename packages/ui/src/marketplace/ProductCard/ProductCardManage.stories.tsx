import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { ProductCard } from './ProductCard.tsx'

const own = { href: '#product', variant: 'manage', updateHref: '#update' } as const

const meta = preview.meta({
  component: ProductCard,
  title: 'Marketplace/ProductCard/Manage',
  args: { product: studioHeadphones, ...own },
})

/** Whether the links fit beside the stock or not, prices stand at one height. */
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
