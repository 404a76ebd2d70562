import { Package } from 'lucide-react'
import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { NotificationBell } from './NotificationBell.tsx'

const meta = preview.meta({
  component: NotificationBell,
  title: 'Trade/Notifications/NotificationBell',
  args: { href: '#notifications', unread: 3 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute(
      'href',
      '#notifications',
    )
  },
})

export const Playground = meta.story({})

export const NothingNew = meta.story({
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveAttribute('data-state', 'read')
  },
})

export const TwoDigits = meta.story({
  args: { unread: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 12 unread' })).toHaveTextContent('12')
  },
})

/** The figure stops at 99. The name has the whole number. */
export const Many = meta.story({
  args: { unread: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications, 1,000 unread' })).toHaveTextContent('99+')
  },
})

/** The same link for orders that wait for an answer. */
export const AnotherList = meta.story({
  tags: ['behaviour'],
  args: {
    href: '#orders',
    unread: 6,
    icon: <Package aria-hidden />,
    labels: { label: (count) => (count === undefined ? 'Orders' : `Orders, ${count} to answer`) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders, 6 to answer' })).toHaveAttribute('href', '#orders')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, NothingNew, Many, AnotherList }} />,
})
