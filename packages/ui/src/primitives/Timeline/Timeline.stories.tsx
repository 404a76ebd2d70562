import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { Timeline } from './Timeline.tsx'

const meta = preview.meta({
  component: Timeline,
  title: 'Primitives/Data/Timeline',
  args: {
    'aria-label': 'Order 4711',
    events: [
      { title: 'Order placed', date: '2026-11-18T22:30:00Z', text: '120 units, $4,620.00' },
      { title: 'Packed', date: '2026-11-20T08:00:00Z' },
      { title: 'On its way', date: '2026-11-21T06:15:00Z', text: 'By sea, from Chattogram', state: 'current' as const },
      { title: 'Delivered', state: 'upcoming' as const },
    ],
  },
})

/** Screen readers read the state that an icon shows, and dates are machine-readable. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Order 4711' })).toHaveAttribute('role', 'list')
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(said).toEqual([
      'Done: Order placedNov 18, 2026120 units, $4,620.00',
      'Done: PackedNov 20, 2026',
      'Now: On its wayNov 21, 2026By sea, from Chattogram',
      'To come: Delivered',
    ])
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Nov 18, 2026')).toHaveAttribute('datetime', '2026-11-18T22:30:00.000Z')
  },
})

export const Playground = meta.story({})

export const Failed = meta.story({
  args: {
    events: [
      { title: 'Order placed', date: '2026-11-18T08:00:00Z' },
      { title: 'Payment refused', date: '2026-11-18T08:02:00Z', state: 'failed', text: 'The card has expired.' },
      { title: 'Packed', state: 'upcoming' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed:')).toBeInTheDocument()
  },
})

/** In the reader's texts, language and time zone. */
export const Elsewhere = meta.story({
  tags: ['behaviour'],
  args: {
    events: [{ title: 'Bestellt', date: '2026-11-18T22:30:00Z' }],
    labels: { done: 'Erledigt' },
  },
  decorators: (Story) => (
    <ArotProvider locale="de-DE" timeZone="Asia/Dhaka">
      <Story />
    </ArotProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Erledigt: Bestellt')
    await expect(canvas.getByText('19.11.2026')).toBeVisible()
  },
})

/** An invalid date is left out. */
export const NoDay = meta.story({
  args: { events: [{ title: 'Order placed', date: 'soon' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Order placed')).toBeVisible()
    await expect(canvasElement.querySelector('time')).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: {
    className: 'max-w-72',
    events: [
      {
        title: 'Handed to a carrier that brings the goods over the hills and through three customs offices',
        date: '2026-11-18T08:00:00Z',
        text: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space.html',
        state: 'current',
      },
      { title: 'Delivered', state: 'upcoming' },
    ],
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Failed, LongTexts }} />,
})
