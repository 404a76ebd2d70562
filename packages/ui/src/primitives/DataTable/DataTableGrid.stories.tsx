// The table as a grid, with one tab stop.
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable/Grid',
  tags: ['!autodocs'],
  args: { label: 'Articles', columns: wideColumns, rows: articles(4), keyOf, nameOf, isSelectable: true },
})

export const Selectable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  },
})
