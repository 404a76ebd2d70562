import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { LoadMore } from './LoadMore.tsx'

const meta = preview.meta({
  component: LoadMore,
  title: 'Primitives/Navigation/LoadMore',
  args: { count: 24, total: 1240, hasMore: true, isLoading: false, onLoadMore: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 24 of 1,240')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

export const UnknownTotal = meta.story({
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Showing 24$/)
  },
})

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
})

/** If the next page fails to load, an error appears. The same button tries again and keeps the focus. */
export const Failed = meta.story({
  args: { error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next ones could not be loaded.')
    const again = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    await expect(again).toHaveFocus()
  },
})

export const Complete = meta.story({
  args: { count: 48, total: 48, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing all 48')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** The button disappears with the last page, and the focus stays in the list. */
export const LastPage = meta.story({
  tags: ['behaviour'],
  render: function LastPage(args) {
    const [count, setCount] = useState(24)
    return <LoadMore {...args} count={count} total={48} hasMore={count < 48} onLoadMore={() => setCount(48)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Showing all 48')).toHaveFocus()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, UnknownTotal, Loading, Complete }} />,
})
