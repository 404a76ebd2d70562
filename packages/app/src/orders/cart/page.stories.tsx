import type { CartItem } from '@arot/contract'
import { expect, screen } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { goods, withApp } from '../../flows/pages.fixtures.tsx'
import { CartPage } from './page.tsx'

const items: CartItem[] = goods.slice(0, 2).map((product) => ({
  _id: `item-${product._id}`,
  userEmail: 'buyer@arot.example',
  quantity: product.minQuantity,
  buyDate: new Date('2026-11-20T09:00:00Z'),
  productId: product._id,
  productSnapshot: product,
  price: product.price,
}))

const meta = preview.meta({
  component: CartPage,
  title: 'App/Pages/Cart',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { items } })

/** A foreign server stores purchases but has no orders, so the confirmation has exactly the specification's text. */
export const Removed = meta.story({
  args: { items },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ })
    await userEvent.click(first as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toHaveAccessibleDescription('This will remove the item from your cart.')
  },
})

/** The confirmation for an order says what happens to it. */
export const OrderRemoved = meta.story({
  args: { items: items.map((item) => ({ ...item, state: 'placed' as const })) },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ })
    await userEvent.click(first as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toHaveAccessibleDescription(
      'This will remove the item from your cart. The order is cancelled, and its units go back to the supplier.',
    )
  },
})

/** Each item shows its state. A shipped one can be marked as received. */
export const Ordered = meta.story({
  args: { items: items.map((item, index) => ({ ...item, state: index === 0 ? 'shipped' : 'placed' })) },
})

/** Each purchase with its identifying data. The story shows the parts that only paper has. */
export const Printed = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      state: 'placed' as const,
      supplier: { name: 'Meghna Trading' },
      productSnapshot: { ...item.productSnapshot, sku: 'LUM-10045' },
    })),
    buyer: { name: 'Nadia Rahman', email: 'buyer@arot.example' },
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('article')) {
      await expect(item).toHaveTextContent('Supplier: Meghna Trading')
      await expect(item).toHaveTextContent('SKU: LUM-10045')
    }
  },
})

export const Loading = meta.story({ args: {} })

export const Empty = meta.story({ args: { items: [] } })

export const Failed = meta.story({
  args: { refusal: { status: 500, text: 'Failed to fetch cart' }, onRetry: () => {} },
})

export const SignedOut = meta.story({ args: { refusal: { status: 401, text: 'Unauthorized' } } })
