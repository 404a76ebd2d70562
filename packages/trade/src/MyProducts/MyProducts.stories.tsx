import type { Product } from '@arot/ui'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { bodyLotion, fieldToolbox, studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { MyProducts } from './MyProducts.tsx'

const meta = preview.meta({
  component: MyProducts,
  title: 'Trade/Selling/MyProducts',
  args: {
    products: [studioHeadphones, bodyLotion, { ...fieldToolbox, mainQuantity: 0 }],
    hrefFor: (product: Product) => `/product/${product._id}`,
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
    addHref: '/add-product',
    onRetry: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'My products' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText('4,820 in stock')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Update Shea Body Lotion 400 ml' })).toHaveAttribute(
      'href',
      '/update-product/p-lotion',
    )
    await expect(canvas.getByRole('link', { name: 'Shea Body Lotion 400 ml' })).toHaveAttribute(
      'href',
      '/product/p-lotion',
    )
  },
})

export const Playground = meta.story({ args: { isLoading: false } })

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product added yet.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add Product Now' })).toHaveAttribute('href', '/add-product')
  },
})

export const Loading = meta.story({
  args: { products: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your products')
  },
})

export const Failed = meta.story({
  args: { products: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Empty, Loading, Failed }} />,
})
