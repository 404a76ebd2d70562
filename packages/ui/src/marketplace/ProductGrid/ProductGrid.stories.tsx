import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Product } from '../product.ts'
import { longTexts, manyProducts, products } from '../products.fixtures.ts'
import { ProductGrid } from './ProductGrid.tsx'

const hrefFor = (product: Product) => `/product/${product._id}`

const meta = preview.meta({
  component: ProductGrid,
  title: 'Marketplace/Finding products/ProductGrid',
  args: { products: manyProducts(12), hrefFor, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer-1',
    )
  },
})

export const Playground = meta.story({ args: { isLoading: false, skeletons: 8 } })

export const Deals = meta.story({ args: { variant: 'deal', products: manyProducts(6) } })

export const Managed = meta.story({
  args: {
    products: manyProducts(4),
    variant: 'manage',
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Update / })).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Update Field Service Toolbox' })).toHaveAttribute(
      'href',
      '/update-product/p-toolbox-3',
    )
  },
})

/** Each card has another button beside the link to its page. */
export const WithActions = meta.story({
  args: {
    products: manyProducts(4),
    variant: 'manage',
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
    actionsFor: ({ name }: Product) => (
      <Button size="sm" aria-label={`Buy ${name}`}>
        Buy
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buy Field Service Toolbox' })
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement)
  },
})

/** Cards in a row end at the same line, whatever the length of their texts. */
export const UnevenTexts = meta.story({
  tags: ['behaviour'],
  args: { products: [longTexts, ...products.slice(1, 4)] },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    for (const box of others.filter(({ top }) => top === first?.top)) {
      await expect(Math.abs(box.bottom - (first?.bottom ?? 0))).toBeLessThan(1)
    }
  },
})

/** A few cards keep the width of a card. */
export const One = meta.story({ args: { products: products.slice(0, 1) } })

export const Loading = meta.story({
  args: { products: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
    await expect(canvasElement.querySelectorAll('[data-slot="product-card-skeleton"]')).toHaveLength(8)
  },
})

/** Loaded products stay visible during a reload. */
export const Refreshing = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvasElement.querySelector('[data-slot="product-grid"]')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible()
  },
})

export const EmptyWithAWayOn = meta.story({
  args: {
    products: [],
    empty: (
      <EmptyState
        title="No product in this category yet"
        action={<ButtonLink href="/all-categories">See all categories</ButtonLink>}
      />
    ),
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

/** If the reload fails, loaded products stay visible. */
export const FailedRefresh = meta.story({
  tags: ['behaviour'],
  args: { error: new Error('unavailable') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Managed, UnevenTexts, One, Loading, Empty, Failed }} />,
})
