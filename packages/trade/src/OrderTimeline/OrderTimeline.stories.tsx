import { ArotProvider } from '@arot/ui/ArotProvider'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import {
  correctedAgainOrder,
  correctedOrder,
  longOrder,
  orderIn,
  placedOrder,
  saleIn,
  unansweredOrder,
} from '../oneOrder.fixtures.ts'
import { OrderTimeline } from './OrderTimeline.tsx'

const meta = preview.meta({
  component: OrderTimeline,
  title: 'Trade/Orders/OrderTimeline',
  args: { order: orderIn('shipped') },
})

/** Past events with who and when, the current one, and the upcoming ones. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Order history' })).toBeVisible()
    const events = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(events).toEqual([
      'Done: Order placedNov 18, 2026By you · 10:24 AMPlease send them before the fair in Chattogram.',
      'Done: AcceptedNov 19, 2026By Sonali Audio · 4:10 AM',
      'Now: On its wayNov 21, 2026By Sonali Audio · 6:15 AMTen cartons on one pallet.Carrier: Karnaphuli FreightTracking code: KF-2026-118-240',
      'To come: Received',
    ])
  },
})

export const Playground = meta.story({})

export const Placed = meta.story({
  args: { order: orderIn('placed') },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map(({ dataset }) => dataset.state)
    await expect(states).toEqual(['current', 'upcoming', 'upcoming', 'upcoming'])
  },
})

export const Received = meta.story({
  args: { order: orderIn('received') },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map(({ dataset }) => dataset.state)
    await expect(states).toEqual(['done', 'done', 'done', 'done'])
  },
})

/** The reason stands at the last event, and no events are upcoming. */
export const Declined = meta.story({
  args: { order: orderIn('declined') },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(2)
    await expect(items[1]).toHaveTextContent('Failed: Declined')
    await expect(items[1]).toHaveTextContent('The next carton comes from the factory in January.')
  },
})

export const Unanswered = meta.story({
  args: { order: unansweredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Automatic, no answer in time')).toBeVisible()
  },
})

export const Cancelled = meta.story({
  args: { order: orderIn('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual([
      'done',
      'done',
      'failed',
    ])
  },
})

/** Corrected values are struck out, and only the current code can be copied. */
export const Corrected = meta.story({
  args: { order: correctedOrder },
  play: async ({ canvas }) => {
    const [, , sent, corrected, toCome] = canvas.getAllByRole('listitem')
    await expect(sent).toHaveTextContent('Carrier: Karnaphuli FreightTracking code: Previous value: KF-2026-118-240')
    await expect(corrected).toHaveTextContent('Now: Shipment corrected')
    await expect(corrected).toHaveTextContent('Tracking code: KF-2026-118-204')
    await expect(canvas.getAllByRole('button', { name: 'Copy tracking code' })).toHaveLength(1)
    await expect(toCome).toHaveTextContent('To come: Received')
  },
})

/** Only the last correction counts: a value that is current again is not struck out. */
export const CorrectedAgain = meta.story({
  tags: ['behaviour'],
  args: { order: correctedAgainOrder },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items[2]).toContain('Carrier: Previous value: Karnaphuli FreightTracking code: KF-2026-118-240')
    await expect(items[3]).toContain('Carrier: Previous value: Karnaphuli FreightTracking code: Previous value: KF')
    await expect(items[4]).toContain('Carrier: Padma ParcelTracking code: Previous value: KF-2026-118-204')
    await expect(items[5]).toContain('Carrier: Padma ParcelTracking code: KF-2026-118-240')
  },
})

/** The same order for the supplier. A party whose account is gone has no name. */
export const Sold = meta.story({
  args: { order: saleIn('accepted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By Nusrat Rahman')).toBeVisible()
    await expect(canvas.getByText('By you')).toBeVisible()
  },
})

export const BuyerGone = meta.story({
  args: { order: { ...saleIn('accepted'), buyer: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By the buyer')).toBeVisible()
  },
})

/** The button copies the code and says so. The code reads from left to right in every language. */
export const CodeCopied = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByText('KF-2026-118-240')).toHaveAttribute('dir', 'ltr')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tracking code' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(write).toHaveBeenCalledWith('KF-2026-118-240')
    // Empty until the second copy is made: the same text again would not be announced.
    write.mockReturnValue(new Promise(() => {}))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tracking code' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const CodeNotCopied = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tracking code' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied: select it by hand'))
  },
})

/** Dates use the reader's time zone and language. */
export const Elsewhere = meta.story({
  tags: ['behaviour'],
  args: { order: { ...placedOrder, events: [{ state: 'placed', at: new Date('2026-11-18T22:30:00Z'), by: 'buyer' }] } },
  decorators: (Story) => (
    <ArotProvider locale="de-DE" timeZone="Asia/Dhaka">
      <Story />
    </ArotProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19.11.2026')).toHaveAttribute('datetime', '2026-11-18T22:30:00.000Z')
  },
})

export const LongTexts = meta.story({ args: { order: longOrder } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Declined, Corrected, LongTexts }} />,
})
