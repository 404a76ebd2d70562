import { Button } from '@arot/ui/Button'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { Order } from '../order.ts'
import { boughtOrders, soldOrders } from '../orders.fixtures.ts'
import { OrderCards } from './OrderCards.tsx'

const meta = preview.meta({
  component: OrderCards,
  title: 'Trade/Orders/OrderCards',
  args: { orders: soldOrders, hrefFor: ({ id }: Order) => `#${id}`, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(soldOrders.length)
    await expect(canvas.getByRole('link', { name: /Body Lotion/ })).toHaveAttribute('href', '#o5')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const Playground = meta.story({})

/** The button accepts the selected orders that wait, and the message has the outcome. */
export const AcceptedAtOnce = meta.story({
  tags: ['behaviour'],
  args: { onAcceptMany: fn(async () => ({ accepted: 1, changed: 1 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Body Lotion/ }))
    await expect(canvas.getByRole('button', { name: 'Accept 1 order' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 orders' }))
    await expect(args.onAcceptMany).toHaveBeenCalledWith([
      expect.objectContaining({ id: 'o6' }),
      expect.objectContaining({ id: 'o5' }),
    ])
    await expect(await canvas.findByText('1 accepted, 1 had changed')).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
})

export const NotAccepted = meta.story({
  args: { onAcceptMany: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /Body Lotion/ })
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 order' }))
    await expect(await canvas.findByText('They could not be accepted. Try again.')).toBeVisible()
    await expect(box).toBeChecked()
  },
})

/** Buttons for an order without opening it. */
export const WithActions = meta.story({
  args: {
    orders: boughtOrders,
    actionsFor: ({ state }: Order) => (state === 'shipped' ? <Button size="sm">Mark as received</Button> : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

export const Loading = meta.story({
  args: { orders: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '' })).toBeInTheDocument()
    await expect(canvas.getByText('Loading orders')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { orders: undefined, error: new Error('offline') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ AcceptedAtOnce, WithActions, Loading, Empty }} />,
})
