import type { Product } from '@arot/ui'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longTexts, products } from '../../../ui/src/marketplace/products.fixtures.ts'
import { HotDeals } from './HotDeals.tsx'

const deals = [...products.slice(0, 4), products[6] as Product, { ...longTexts, name: 'Studio Headphones, Pro' }]

const meta = preview.meta({
  component: HotDeals,
  title: 'Trade/Public pages/HotDeals',
  args: { products: deals, hrefFor: (product: Product) => `/product/${product._id}`, onRetry: fn() },
})

/** Six cards with picture, name, the first 60 characters of the description, price with two decimals, and brand. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hot Deals' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    const trainer = canvas.getByRole('article', { name: 'Court Trainer, Mixed Sizes' })
    await expect(trainer).toHaveTextContent('Meghna Footwear')
    await expect(trainer).toHaveTextContent('$12.90')
    await expect(canvas.getByText('A description that does not end where a description should e…')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer',
    )
  },
})

export const Playground = meta.story({ args: { isLoading: false } })

export const Fewer = meta.story({
  args: { products: deals.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
})

export const None = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hot deals today. New ones come with every well-rated product.')).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const Loading = meta.story({
  args: { products: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading hot deals')
    await expect(canvasElement.querySelectorAll('[data-slot="product-card-skeleton"]')).toHaveLength(6)
  },
})

export const Failed = meta.story({
  args: { products: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Fewer, None, Loading }} />,
})
