import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longTexts, products } from '../products.fixtures.ts'
import { FeaturedBrands } from './FeaturedBrands.tsx'

const brands = products.map((product) => product.brand)

const meta = preview.meta({ component: FeaturedBrands, title: 'Marketplace/FeaturedBrands', args: { brands } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Brands' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText('Padma Care')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { labels: { title: 'Featured Brands' } } })

/** Each leads to its products. */
export const Linked = meta.story({
  args: { hrefFor: (brand: string) => `/all-products?brand=${encodeURIComponent(brand)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute(
      'href',
      '/all-products?brand=Sonali%20Audio',
    )
  },
})

/** A long name takes two lines, and breaks nothing. */
export const ManyAndLong = meta.story({
  args: { brands: [longTexts.brand, ...brands, ...brands.map((brand) => `${brand} International`), 'আড়ত পাইকারি', '3P'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const None = meta.story({
  args: { brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No brands yet. They appear with the first products.')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { brands: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading brands')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => <Composite stories={{ Default, ManyAndLong, None, Loading }} />,
})
