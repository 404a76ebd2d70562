import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { notifications } from '../notifications.fixtures.ts'
import { NotificationsPage } from './page.tsx'

const meta = preview.meta({
  component: NotificationsPage,
  title: 'App/Pages/Notifications',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    isToDo: false,
    onToDoChange: fn(),
    onOpen: fn(),
    onReadAll: fn(async () => {}),
  },
})

export const Default = meta.story({
  args: { notifications: resultOf({ items: notifications, pages: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /answered your offer/ })).toHaveAttribute('href', '/offers/f5')
    await expect(canvas.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/notifications/settings',
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'To do' }))
    await expect(args.onToDoChange).toHaveBeenCalledWith(true)
  },
})

/** Lists only what waits for the reader. The list has no button for all, because it does not show all. */
export const ToDo = meta.story({
  args: { isToDo: true, notifications: resultOf({ items: notifications.slice(1, 3), pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'To do' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
})

export const NothingToDo = meta.story({
  args: { isToDo: true, notifications: resultOf({ items: [], pages: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to do')).toBeVisible()
  },
})

export const Empty = meta.story({ args: { notifications: resultOf({ items: [], pages: 1 }) } })

export const Loading = meta.story({ args: { notifications: loading } })

export const Failed = meta.story({ args: { notifications: failed } })
