import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { made, received } from '../offers.fixtures.ts'
import { OffersPage } from './page.tsx'

const meta = preview.meta({
  component: OffersPage,
  title: 'App/Pages/Offers',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: { filter: { side: 'bought' as const }, onFilterChange: fn() },
})

export const AsBuyer = meta.story({
  args: { offers: resultOf({ items: made, pages: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'As supplier' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ side: 'sold' })
  },
})

/** A supplier can load older offers. */
export const AsSupplier = meta.story({
  args: {
    filter: { side: 'sold' as const },
    offers: {
      ...resultOf({ items: received, pages: 1, next: 'older' }),
      more: { isLoading: false, load: async () => {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Load more/ })).toBeVisible()
  },
})

/** The columns have the widths that the member chose. */
export const ChosenWidths = meta.story({
  args: {
    filter: { side: 'sold' as const },
    columns: { widths: { party: 12 } },
    offers: resultOf({ items: received, pages: 1 }),
  },
  tags: ['behaviour', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'Width of Buyer' })).toHaveAttribute('aria-valuenow', '12')
  },
})

export const Loading = meta.story({ args: { offers: loading } })

export const Empty = meta.story({
  args: { offers: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offers yet')).toBeVisible()
  },
})

export const NoneReceived = meta.story({
  args: { filter: { side: 'sold' as const }, offers: resultOf({ items: [], pages: 1 }) },
})

export const NoneFound = meta.story({
  args: { filter: { side: 'sold' as const, state: 'lapsed' as const }, offers: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offers match')).toBeVisible()
  },
})

export const Failed = meta.story({ args: { offers: failed } })
