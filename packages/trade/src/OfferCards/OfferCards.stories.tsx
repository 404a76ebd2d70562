import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { Offer } from '../offer.ts'
import { madeOffers, receivedOffers } from '../offers.fixtures.ts'
import { OfferCards } from './OfferCards.tsx'

const meta = preview.meta({
  component: OfferCards,
  title: 'Trade/Offers/OfferCards',
  args: { offers: receivedOffers, hrefFor: ({ id }: Offer) => `#${id}`, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(receivedOffers.length)
    await expect(canvas.getByRole('link', { name: /Body Lotion/ })).toHaveAttribute('href', '#f6')
  },
})

export const Playground = meta.story({})

export const Made = meta.story({ args: { offers: madeOffers } })

export const Loading = meta.story({
  args: { offers: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading offers')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offers found')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { offers: undefined, error: new Error('offline') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Made, Loading, Empty }} />,
})
