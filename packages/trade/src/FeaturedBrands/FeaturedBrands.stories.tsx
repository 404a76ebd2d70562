import { expect, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longTexts, products } from '../../../ui/src/marketplace/products.fixtures.ts'
import { FeaturedBrands } from './FeaturedBrands.tsx'

const brands = products.map((product) => product.brand)

const meta = preview.meta({
  component: FeaturedBrands,
  title: 'Trade/Public pages/FeaturedBrands',
  args: { brands },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Brands' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText('Padma Care')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { labels: { title: 'Featured Brands' } } })

/** Each brand links to its products. */
export const Linked = meta.story({
  args: { hrefFor: (brand: string) => `/all-products?brand=${encodeURIComponent(brand)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute(
      'href',
      '/all-products?brand=Sonali%20Audio',
    )
  },
})

/** A long name wraps to two lines and does not break the layout. */
export const ManyAndLong = meta.story({
  args: { brands: [longTexts.brand, ...brands, ...brands.map((brand) => `${brand} International`), 'আড়ত পাইকারি', '3P'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Many brands: the first twelve are visible, and a press shows the others after them. */
export const Many = meta.story({
  args: {
    brands: Array.from({ length: 86 }, (_, index) => `${brands[index % brands.length]} ${index + 1}`),
    hrefFor: (brand: string) => `/all-products?brand=${encodeURIComponent(brand)}`,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: 'Featured Brands' })).getAllByRole('listitem')).toHaveLength(
      12,
    )
    const rest = canvas.getByRole('list', { name: 'All 86 brands' })
    await expect(rest).not.toBeVisible()
    await userEvent.click(canvas.getByText('All 86 brands'))
    await expect(rest).toBeVisible()
    await expect(within(rest).getAllByRole('link')).toHaveLength(74)
    await userEvent.click(canvas.getByText('All 86 brands'))
    await expect(rest).not.toBeVisible()
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
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Many, ManyAndLong, None, Loading }} />,
})
