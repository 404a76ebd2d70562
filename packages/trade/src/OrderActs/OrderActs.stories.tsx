import { AlertsProvider } from '@arot/ui/Alerts'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { correctedOrder, saleIn } from '../oneOrder.fixtures.ts'
import type { OrderAct } from '../order.ts'
import { OrderActs, type OrderActsProps } from './OrderActs.tsx'

const meta = preview.meta({
  component: OrderActs,
  title: 'Trade/Orders/OrderActs',
  decorators: [
    (Story) => (
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    ),
  ],
  args: {
    order: saleIn('placed'),
    acts: ['decline', 'accept'] as OrderAct[],
    onAct: fn<OrderActsProps['onAct']>(async () => {}),
  },
})

/** The act that moves the order forward comes first, regardless of the host's sequence. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Accept order', 'Decline'])
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('accept', {}))
  },
})

export const Playground = meta.story({})

export const Declined = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const decline = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(decline)
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this order?' }))
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold out.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('decline', { note: 'Sold out.' }))
    await waitFor(() => expect(decline).toHaveFocus())
  },
})

export const ToBeSent = meta.story({
  args: { order: saleIn('accepted'), acts: ['ship'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it on its way?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking code (optional)' }), 'KF-118')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('ship', { trackingCode: 'KF-118' }))
  },
})

/** A correction starts from the latest shipment, requires a change and sends both values. */
export const ToBeCorrected = meta.story({
  args: { order: correctedOrder, acts: ['correct'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Correct the shipment' })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the shipment' }))
    const carrier = dialog.getByRole('textbox', { name: 'Carrier (optional)' })
    const code = dialog.getByRole('textbox', { name: 'Tracking code (optional)' })
    await expect(code).toHaveValue('KF-2026-118-204')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(carrier).toHaveFocus())
    await expect(carrier).toHaveAccessibleDescription('Change the carrier or the tracking code first.')
    await userEvent.clear(code)
    await expect(carrier).toBeValid()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const both = { carrier: 'Karnaphuli Freight', trackingCode: '' }
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('correct', both))
    await waitFor(() => expect(button).toHaveFocus())
    // The next correction does not start from the text of this one.
    await userEvent.click(button)
    await expect(
      within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Tracking code (optional)' }),
    ).toHaveValue('KF-2026-118-204')
  },
})

export const ToBeReceived = meta.story({
  args: { acts: ['receive'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as received' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('receive', {}))
  },
})

/** Cancelling asks in the words of the cart's removal. */
export const Cancelled = meta.story({
  args: { acts: ['cancel'] },
  play: async ({ canvas, userEvent, args }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel order' })
    await userEvent.click(cancel)
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toHaveAccessibleDescription(
      'This will remove the item from your cart. The order is cancelled, and its units go back to the supplier.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(cancel)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it!' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('cancel', {}))
  },
})

/** The pressed button is pending, and the other is disabled. */
export const Pending = meta.story({
  args: { onAct: fn<OrderActsProps['onAct']>(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept order' })
    const decline = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(accept)
    await expect(accept).toHaveAttribute('aria-busy', 'true')
    await expect(decline).not.toHaveAttribute('aria-busy')
    await expect(decline).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(decline)
    await userEvent.click(accept)
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  args: {
    onAct: fn<OrderActsProps['onAct']>(async () => ({
      title: 'Already cancelled',
      text: 'The buyer was faster by a moment.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Already cancelledThe buyer was faster by a moment.')
    await expect(canvas.getByRole('button', { name: 'Accept order' })).not.toHaveAttribute('aria-busy')
  },
})

/** Trying again removes the error of the earlier try. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    args.onAct.mockImplementationOnce(() => Promise.reject(new Error('no answer')))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
    args.onAct.mockImplementationOnce(() => new Promise(() => {}))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

/** The act removes its button, and the focus stays near. */
export const FocusStays = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [acts, setActs] = useState(args.acts)
    return (
      <section tabIndex={-1} aria-label="Order">
        <OrderActs {...args} acts={acts} onAct={async () => setActs([])} />
      </section>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
    await expect(canvas.getByRole('region', { name: 'Order' })).toHaveFocus()
  },
})

/** The refusal stays, although the host has no acts left. */
export const RefusedForGood = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [acts, setActs] = useState(args.acts)
    const refuse = async () => {
      setActs([])
      return { title: 'Already cancelled' }
    }
    return <OrderActs {...args} acts={acts} onAct={refuse} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Already cancelled')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** After an act in a dialog the buttons disappear without a gap. */
export const DeclinedForGood = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [acts, setActs] = useState(args.acts)
    return <OrderActs {...args} acts={acts} onAct={() => setActs([])} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold out.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvasElement.querySelector('[data-slot="order-acts"]')).not.toBeVisible()
  },
})

/** Without acts nothing is rendered. */
export const None = meta.story({
  args: { acts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="order-acts"]')).toBeNull()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, ToBeSent, Cancelled }} />,
})
