import { EmptyState } from '@arot/ui/EmptyState'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { NotificationEntry } from '../notification.ts'
import { notificationsDay, someNotifications } from '../notifications.fixtures.ts'
import { NotificationList } from './NotificationList.tsx'

const meta = preview.meta({
  component: NotificationList,
  title: 'Trade/Notifications/NotificationList',
  args: {
    notifications: someNotifications,
    now: notificationsDay,
    hrefFor: ({ subject }: NotificationEntry) => `#${subject.orderId ?? subject.productId}`,
    onOpen: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
})

/** Groups notifications by day. Each says who did what and links to the order. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days).toEqual(['Today', 'Yesterday', 'Nov 20, 2026'])
    await expect(canvas.getByText('Order o5')).toBeVisible()
    const placed = canvas.getByRole('link', {
      name: 'Unread: Delta Traders ordered 240\u00a0× Studio Over-ear Headphones',
    })
    await expect(placed).toHaveAttribute('href', '#o5')
    await expect(
      canvas.getByRole('link', {
        name: 'Unread: Sonali Audio answered your offer with other terms: 480\u00a0× Studio Over-ear Headphones at $36.00 each',
      }),
    ).toBeVisible()
    // Prevents the navigation, so that the story stays on its page.
    placed.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(placed)
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'n5' }))
    await expect(canvas.getByRole('link', { name: /^Your order of 60\u00a0× Court Trainer/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** A notification that nobody caused names nobody. */
export const AllRead = meta.story({
  args: { notifications: someNotifications.map((notification) => ({ ...notification, readAt: notificationsDay })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
})

/** The button disappears with the last unread notification. The focus stays in the list. */
export const ReadAtOnce = meta.story({
  tags: ['behaviour'],
  render: function ReadAtOnce(args) {
    const [notifications, setNotifications] = useState(args.notifications)
    const read = async () =>
      setNotifications((before) => before?.map((notification) => ({ ...notification, readAt: notificationsDay })))
    return <NotificationList {...args} notifications={notifications} onReadAll={read} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mark all as read' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your notifications' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(canvas.queryByText('Unread:')).toBeNull()
  },
})

export const Marking = meta.story({
  args: { onReadAll: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Mark all as read' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
})

export const NotMarked = meta.story({
  args: { onReadAll: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They could not be marked. Try again.')
  },
})

export const WithOlder = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

/** Loading older notifications failed: the list stays, and the same button tries again. */
export const OlderFailed = meta.story({
  args: { onLoadMore: fn(), error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next ones could not be loaded.')
    await expect(canvas.getByRole('link', { name: /Delta Traders ordered/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

/** The filter stays beside the button, and above an empty list. */
export const Narrowed = meta.story({
  tags: ['behaviour'],
  args: {
    filter: (
      <Segmented
        label="Filter notifications"
        options={[
          { value: 'all', label: 'All' },
          { value: 'to-do', label: 'To do' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'To do' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
})

export const NarrowedToNone = meta.story({
  args: { ...Narrowed.input.args, notifications: [], empty: <EmptyState title="Nothing to do" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'To do' })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Nothing to do' })).toBeVisible()
  },
})

/** On a wide screen each notification of an order takes one line of about 48 px. */
export const OneLineEach = meta.story({
  args: {
    notifications: someNotifications.slice(0, 6).map((notification) => ({
      ...notification,
      subject: { ...notification.subject, orderId: '6b0872a16f3b0a0a817e7daa' },
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole('listitem')) {
      await expect(entry.getBoundingClientRect().height).toBeLessThanOrEqual(49)
    }
  },
})

export const Loading = meta.story({
  args: { notifications: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notifications')
  },
})

export const Empty = meta.story({
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { notifications: undefined, error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A refusal shows the reason that the deciding party wrote. */
export const WithReason = meta.story({
  args: {
    notifications: [
      {
        ...{
          id: 'n9',
          kind: 'supplier_refused',
          at: notificationsDay,
          subject: { supplierId: 's1', name: 'Sonali Audio' },
        },
        note: 'The licence ended in June.',
      } as NotificationEntry,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The licence ended in June.')).toBeVisible()
  },
})

/** Many notifications of one account within a short time are one line with their number. */
export const WithOthers = meta.story({
  args: {
    notifications: someNotifications.slice(1, 2).map((notification) => ({ ...notification, more: 1240 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 1,240 more from Delta Traders')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite stories={{ Narrowed, WithOlder, WithOthers, AllRead, OlderFailed, Loading, Empty, Failed }} />
  ),
})
