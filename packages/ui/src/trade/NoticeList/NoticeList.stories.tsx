import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { NoticeEntry } from '../notice.ts'
import { noticesDay, someNotices } from '../notices.fixtures.ts'
import { NoticeList } from './NoticeList.tsx'

const meta = preview.meta({
  component: NoticeList,
  title: 'Trade/NoticeList',
  args: {
    notices: someNotices,
    now: noticesDay,
    hrefFor: ({ subject }: NoticeEntry) => `#${subject.orderId ?? subject.productId}`,
    onOpen: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
})

/** By day; who did what to which order, and where that leads. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days).toEqual(['Today', 'Yesterday', 'Nov 20, 2026'])
    const placed = canvas.getByRole('link', {
      name: 'Unread: Delta Traders ordered 240 × Studio Over-ear Headphones',
    })
    await expect(placed).toHaveAttribute('href', '#o5')
    // Opened, and the page of the story stays.
    placed.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(placed)
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ _id: 'n5' }))
    await expect(canvas.getByRole('link', { name: /^Your order of 60 × Court Trainer/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** What nobody did is said without anybody. */
export const AllRead = meta.story({
  args: { notices: someNotices.map((notice) => ({ ...notice, readAt: noticesDay })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
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

export const Loading = meta.story({
  args: { notices: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notices')
  },
})

export const Empty = meta.story({
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { notices: undefined, error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ WithOlder, AllRead, Loading, Empty, Failed }} />,
})
