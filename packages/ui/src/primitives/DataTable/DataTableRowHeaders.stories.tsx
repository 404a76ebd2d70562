// The column that names a row.
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf, nameOf } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'

const named = columns.map((column) => (column.id === 'name' ? { ...column, isRowHeader: true } : column))

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable/Row headers',
  tags: ['behaviour', '!autodocs'],
  args: { label: 'Articles', columns: named, rows: articles(4), keyOf, nameOf },
})

/** Screen readers read the name with every cell of its row. */
export const Named = meta.story({
  play: async ({ canvas }) => {
    const header = canvas.getByRole('rowheader', { name: 'Ceramic mugs no. 2' })
    await expect(header.tagName).toBe('TH')
    await expect(header).toHaveAttribute('scope', 'row')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(getComputedStyle(header).fontWeight).toBe(
      getComputedStyle(canvas.getByRole('cell', { name: '137' })).fontWeight,
    )
  },
})

/** In a grid, arrow keys reach it like any cell. */
export const InAGrid = meta.story({
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('rowheader', { name: 'Ceramic mugs no. 2' })
    header.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('rowheader', { name: 'Work gloves no. 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: /Work gloves/ }).children[2]).toHaveFocus()
  },
})
