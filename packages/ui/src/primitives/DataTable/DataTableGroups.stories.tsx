import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf, nameOf } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'

const grouped = columns.map((column) => ({
  ...column,
  ...({ stock: { group: 'Stock' }, minimum: { group: 'Stock' }, price: { group: 'Money' } }[column.id] ?? null),
  ...(column.id === 'name' && { pin: 'start' as const, width: 12 }),
}))

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable/Groups of columns',
  args: { label: 'Articles', columns: grouped, rows: articles(40), keyOf, nameOf },
})

type Canvas = ReturnType<typeof within>

const heads = (canvas: Canvas) =>
  within(canvas.getByRole('table'))
    .getAllByRole('columnheader')
    .map((head: HTMLElement) => head.getAttribute('aria-label') ?? head.textContent)

/** The group's title appears once, above its first column. A screen reader reads it with each column. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['Article', 'Status', 'Stock, Stock', 'Stock, Minimum', 'Money, Price'])
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const cellOf = (text: string) => canvas.getByText(text, { selector: 'span' }).closest('td') as Element
    await expect(left(cellOf('Money'))).toBe(left(canvas.getByRole('columnheader', { name: 'Money, Price' })))
    // The row count starts at the head with the titles and does not include the row of groups.
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '41')
    await expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1')
  },
})

/** A group across a pinned edge shows its title on both sides. A long title is cut off where the next group begins. */
export const Long = meta.story({
  args: {
    columns: [
      { id: 'name', title: 'Article', pin: 'start', width: 10, cell: nameOf },
      { id: 'a', group: 'Everything that lies in the warehouse of Dhaka', title: 'Stock', width: 6, cell: () => 1 },
      { id: 'b', group: 'Khulna', title: 'Stock', width: 8, cell: () => 2 },
      { id: 'c', group: 'Khulna', title: 'Minimum', width: 8, pin: 'end', cell: () => 3 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Khulna')).toHaveLength(2)
    const second = (canvas.getAllByText('Khulna')[0] as Element).closest('td') as Element
    const { left, top } = second.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 8)).toBe(second)
  },
})

export const Playground = meta.story({ args: { isSelectable: false } })

/** Also when the head sticks below the bars of the page. */
export const BelowThePage = meta.story({
  tags: ['behaviour'],
  args: { scrolls: 'page' },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).toEqual(['Article', 'Status', 'Stock, Stock', 'Stock, Minimum', 'Money, Price'])
    await expect(canvas.getAllByText('Money')).toHaveLength(1)
  },
})

/** The focused cell scrolls clear of both rows of the head. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { isSelectable: true, className: 'max-h-80' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    ;(within(grid).getAllByRole('checkbox')[1] as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}{PageDown}')
    for (let up = 0; up < 12; up += 1) await userEvent.keyboard('{ArrowUp}')
    const head = grid.querySelector('thead') as HTMLElement
    const cell = (document.activeElement as Element).getBoundingClientRect()
    await expect(cell.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom)
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  },
})
