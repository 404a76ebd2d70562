import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { categories } from '../category.ts'
import { CategoryGrid } from './CategoryGrid.tsx'

const meta = preview.meta({
  component: CategoryGrid,
  title: 'Marketplace/Finding products/CategoryGrid',
  args: {
    categories,
    hrefFor: (category: string) => `/category/${encodeURIComponent(category)}`,
    onRetry: fn(),
  },
})

/** The seven categories, each with a link to its page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Electronics & Gadgets' })).toHaveAttribute(
      'href',
      '/category/Electronics%20%26%20Gadgets',
    )
    await expect(canvas.getByRole('link', { name: 'Office Supplies & Stationery' })).toBeVisible()
  },
})

export const Playground = meta.story({ args: { isLoading: false } })

/** One column on a phone, three from 768 px, five from 1024 px. */
export const Columns = meta.story({
  play: async ({ canvas }) => {
    const count = new Set(canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left)).size
    const width = window.innerWidth
    await expect(count).toBe(width >= 1024 ? 5 : width >= 768 ? 3 : 1)
  },
})

export const One = meta.story({ args: { categories: categories.slice(4, 5) } })

/** An imported category has no icon of its own. */
export const NotOurs = meta.story({
  args: { categories: [...categories.slice(0, 2), 'Toys', 'Agricultural Produce, Seeds, Fertilisers and Irrigation'] },
})

export const None = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { categories: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading categories')
    await expect(canvasElement.querySelectorAll('[data-slot="category-skeleton"]')).toHaveLength(7)
  },
})

export const Failed = meta.story({
  args: { categories: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The categories could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, One, NotOurs, None, Loading, Failed }} />,
})
