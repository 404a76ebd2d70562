import type { CartItem } from '@arot/contract'
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
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { items } })

/** What is on its way says so, and is marked as received. */
export const Ordered = meta.story({
  args: { items: items.map((item, index) => ({ ...item, state: index === 0 ? 'shipped' : 'placed' })) },
})

export const Loading = meta.story({ args: {} })

export const Empty = meta.story({ args: { items: [] } })

export const Failed = meta.story({
  args: { refusal: { status: 500, text: 'Failed to fetch cart' }, onRetry: () => {} },
})

export const SignedOut = meta.story({ args: { refusal: { status: 401, text: 'Unauthorized' } } })
