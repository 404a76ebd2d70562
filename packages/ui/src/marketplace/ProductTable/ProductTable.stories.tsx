import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { Product } from '../product.ts'
import { bodyLotion, fieldToolbox, longTexts, products } from '../products.fixtures.ts'
import { ProductTable } from './ProductTable.tsx'

const meta = preview.meta({
  component: ProductTable,
  title: 'Marketplace/ProductTable',
  args: {
    products,
    hrefFor: (product: Product) => `/product/${product._id}`,
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
    onRetry: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual([
      'Image',
      'Name',
      'Brand',
      'Category',
      'Rating',
      'Quantity',
      'Min Quantity',
      'Price',
      'Action',
    ])
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-rowcount', '8')
    const row = canvas.getByRole('row', { name: /Court Trainer/ })
    await expect(row).toHaveAttribute('aria-rowindex', '3')
    for (const text of ['Meghna Footwear', 'Fashion & Apparel', '4.5', '1,240', '60', '$12.90']) {
      await expect(row).toHaveTextContent(text)
    }
    await expect(canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer',
    )
    await expect(canvas.getByRole('link', { name: 'Update Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/update-product/p-trainer',
    )
  },
})

export const Playground = meta.story({ args: { scrolls: 'frame', isLoading: false } })

/** Who may not edit gets the way to the product instead. */
export const WithoutUpdate = meta.story({
  args: { updateHrefFor: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer',
    )
  },
})

export const SortedLowToHigh = meta.story({
  args: { sort: 'price-asc', products: products.toSorted((one, other) => one.price - other.price) },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('columnheader', { name: 'Price' })
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  },
})

export const SortedHighToLow = meta.story({
  args: { sort: 'price-desc', products: products.toSorted((one, other) => other.price - one.price) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  },
})

/** A stock that cannot fill one order stands out. */
export const Scarce = meta.story({
  args: { products: [{ ...bodyLotion, mainQuantity: 96 }, { ...fieldToolbox, mainQuantity: 0 }, ...products.slice(4)] },
})

export const LongTexts = meta.story({
  args: { products: [longTexts, ...products] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Professional Closed-back/ })
    const tallest = Math.max(...Array.from(row.children, (cell) => cell.getBoundingClientRect().height))
    await expect(tallest).toBeLessThanOrEqual(row.getBoundingClientRect().height)
  },
})

export const MissingPictures = meta.story({
  args: { products: products.map((product) => ({ ...product, image: '' })) },
})

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Loading = meta.story({
  args: { products: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
    await expect(canvasElement.querySelectorAll('[data-slot="product-row-skeleton"]')).toHaveLength(8)
  },
})

export const Failed = meta.story({
  args: { products: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => (
    <Composite
      stories={{
        Default,
        SortedLowToHigh,
        SortedHighToLow,
        Scarce,
        LongTexts,
        MissingPictures,
        Empty,
        Loading,
        Failed,
      }}
    />
  ),
})
