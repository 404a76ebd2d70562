import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { bought, sold } from '../orders.fixtures.ts'
import { OrdersPage } from './page.tsx'

const meta = preview.meta({
  component: OrdersPage,
  title: 'App/Pages/Orders',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    filter: { side: 'bought' as const },
    onFilterChange: fn(),
    onAcceptMany: fn(async () => ({ accepted: 0, changed: 0 })),
    onSave: fn(async () => {}),
  },
})

export const Bought = meta.story({ args: { orders: resultOf({ items: bought, pages: 1 }) } })

/** A supplier can select many orders and load older ones. */
export const Sold = meta.story({
  args: {
    filter: { side: 'sold' as const },
    orders: { ...resultOf({ items: sold, pages: 1, next: 'older' }), more: { isLoading: false, load: async () => {} } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(sold.length)
    await expect(canvas.getByRole('button', { name: /^Load more/ })).toBeVisible()
  },
})

/** The columns have the widths that the member chose. */
export const ChosenWidths = meta.story({
  args: {
    filter: { side: 'sold' as const },
    columns: { widths: { party: 12 } },
    orders: resultOf({ items: sold, pages: 1 }),
  },
  tags: ['behaviour', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'Width of Buyer' })).toHaveAttribute('aria-valuenow', '12')
  },
})

export const Loading = meta.story({ args: { orders: loading } })

export const Empty = meta.story({
  args: { orders: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
  },
})

export const NothingSold = meta.story({
  args: { filter: { side: 'sold' as const }, orders: resultOf({ items: [], pages: 1 }) },
})

export const NoneFound = meta.story({
  args: { filter: { side: 'sold' as const, state: 'declined' as const }, orders: resultOf({ items: [], pages: 1 }) },
})

/** An empty result explains what the search field accepts. */
export const NoWordsFound = meta.story({
  args: { filter: { side: 'sold' as const, q: 'LUM' }, orders: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/start of a product name or SKU/)).toBeVisible()
  },
})

export const Failed = meta.story({ args: { orders: failed } })
