import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { PriceHistory } from './PriceHistory.tsx'

const prices = [
  {
    at: '2026-11-02T09:00:00Z',
    price: 8.5,
    priceBreaks: [
      { from: 240, price: 7.9 },
      { from: 1440, price: 7.205 },
    ],
  },
  { at: '2026-08-20T09:00:00Z', price: 8.5, priceBreaks: [{ from: 240, price: 8.1 }] },
  { at: new Date('2026-06-14T09:00:00Z'), price: 8.9 },
]

const meta = preview.meta({
  component: PriceHistory,
  title: 'Trade/Selling/PriceHistory',
  args: { prices, onRetry: fn() },
})

/** Newest first, with all decimals. The current price is marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [now, before] = canvas.getAllByRole('listitem')
    await expect(now).toHaveTextContent('NowSince Nov 2, 2026$8.50 each, from 240 units $7.90, from 1,440 units $7.205')
    await expect(before).toHaveTextContent(/^Since Aug 20, 2026/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Playground = meta.story({})

/** A button loads older prices. */
export const More = meta.story({
  args: { onLoadMore: fn(async () => {}) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older prices' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

/** If loading older prices fails, the shown ones stay and the button tries again. */
export const MoreFailed = meta.story({
  args: { onLoadMore: fn(async () => {}), error: new Error('offline') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { prices: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the price history')
  },
})

export const Failed = meta.story({
  args: { prices: undefined, error: new Error('offline') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The price history could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({ args: { prices: [] } })

/** An invalid time is left out. */
export const NoMoment = meta.story({
  tags: ['behaviour'],
  args: { prices: [{ at: 'yesterday', price: 8.5 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Now$8.50 each')
  },
})

export const InBengali = meta.story({
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'দামের ইতিহাস' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/২৪০ ইউনিট থেকে/)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, More, Loading, Failed, Empty }} />,
})
