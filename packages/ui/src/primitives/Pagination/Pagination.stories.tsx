import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  component: Pagination,
  title: 'Primitives/Navigation/Pagination',
  args: { page: 5, pageCount: 20, hrefFor: (page: number) => `?page=${page}` },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 5 of 20')
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6')
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=4')
    const offered = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(offered).toEqual(['1', '…', '4', '5', '6', '…', '20'])
  },
})

export const Playground = meta.story({})

export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible()
  },
})

export const Last = meta.story({
  args: { page: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
  },
})

/** From right to left the next page is at the left, and the arrows point outwards. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous', 'Next'].map((name) => canvas.getByRole('link', { name })) as [
      HTMLElement,
      HTMLElement,
    ]
    await expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left)
    for (const link of [previous, next]) await expect(link.querySelector('svg')).toHaveStyle({ scale: '-1 1' })
    const arrow = next.querySelector('svg') as SVGElement
    await expect(arrow.getBoundingClientRect().left).toBeLessThan(next.getBoundingClientRect().left + 20)
  },
})

/** There is no gap where a single page would fit. */
export const Few = meta.story({
  args: { page: 4, pageCount: 7 },
  play: async ({ canvas }) => {
    const offered = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(offered).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  },
})

export const Many = meta.story({
  args: { page: 4820, pageCount: 100000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Page 4,820 of 100,000')
  },
})

export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, First, Last, Few, Many }} />,
})
