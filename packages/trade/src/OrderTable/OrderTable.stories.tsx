import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { Order } from '../order.ts'
import { boughtOrders, soldOrders } from '../orders.fixtures.ts'
import { OrderTable } from './OrderTable.tsx'

const meta = preview.meta({
  component: OrderTable,
  title: 'Trade/Orders/OrderTable',
  args: { orders: soldOrders, side: 'sold' as const, hrefFor: ({ id }: Order) => `#${id}`, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Product', 'SKU', 'State', 'Buyer', 'Quantity', 'Price', 'Total', 'Bought on'])
    const row = canvas.getByRole('row', { name: /Body Lotion/ })
    for (const text of ['Placed', 'Nusrat Rahman', '48', '$6.20', '$297.60', 'Nov 18, 2026'])
      await expect(row).toHaveTextContent(text)
    await expect(canvas.getAllByRole('row', { name: /Studio/ })[0]).toHaveTextContent('SON-10240')
  },
})

export const Playground = meta.story({})

export const Bought = meta.story({
  args: { orders: boughtOrders, side: 'bought' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Supplier' })).toBeVisible()
  },
})

/** Columns of text can be wider, also by keyboard. Figures and dates always fit, so these have no handle. */
export const WiderByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { widths: { sku: 9 }, onWidthsChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const handles = canvas.getAllByRole('separator').map(({ ariaLabel }: HTMLElement) => ariaLabel)
    await expect(handles).toEqual(['Width of Product', 'Width of SKU', 'Width of Buyer'])
    await expect(canvas.getByRole('columnheader', { name: 'SKU' }).offsetWidth).toBe(144)
    canvas.getByRole('separator', { name: 'Width of SKU' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onWidthsChange).toHaveBeenCalledWith(expect.objectContaining({ sku: 10 }))
  },
})

/** The button accepts the selected orders that wait, and the message has the outcome. */
export const AcceptedAtOnce = meta.story({
  tags: ['behaviour'],
  args: { onAcceptMany: fn(async () => ({ accepted: 1, changed: 1 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 orders' }))
    await expect(args.onAcceptMany).toHaveBeenCalledWith([
      expect.objectContaining({ id: 'o6' }),
      expect.objectContaining({ id: 'o5' }),
    ])
    const outcome = await canvas.findByText('1 accepted, 1 had changed')
    await expect(outcome).toBeVisible()
    await expect(outcome).toHaveFocus()
  },
})

/** No selected order waits for an answer: the button says so and does not call the host. */
export const NoneWaits = meta.story({
  tags: ['behaviour'],
  args: { onAcceptMany: fn(async () => ({ accepted: 0, changed: 0 })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Industrial/ }))
    const accept = canvas.getByRole('button', { name: 'Accept 0 orders' })
    await expect(accept).toHaveAccessibleDescription('None of these orders needs an answer.')
    await userEvent.click(accept)
    await expect(args.onAcceptMany).not.toHaveBeenCalled()
  },
})

/** While orders are accepted, the button is pending and cannot be pressed again. */
export const Accepting = meta.story({
  args: { onAcceptMany: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }))
    const accept = canvas.getByRole('button', { name: 'Accept 2 orders' })
    await userEvent.click(accept)
    await expect(accept).toHaveAccessibleDescription('Accepting orders')
    await userEvent.click(accept)
    await expect(args.onAcceptMany).toHaveBeenCalledOnce()
  },
})

/** The table is one Tab stop: arrow keys go to a row, Space selects it, and the name links to the order. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { onAcceptMany: fn(async () => ({ accepted: 1, changed: 0 })) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: /all/i }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('href', '#o5')
    canvas.getByRole('button', { name: 'Accept 1 order' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAcceptMany).toHaveBeenCalledWith([expect.objectContaining({ id: 'o5' })])
    await expect(await canvas.findByText('1 accepted')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /all/i })).not.toBeChecked()
  },
})

export const NotAccepted = meta.story({
  args: { onAcceptMany: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 orders' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They could not be accepted. Try again.')
  },
})

export const Loading = meta.story({
  args: { orders: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading orders')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { orders: undefined, error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Bought, Loading, Empty, Failed }} />,
})
