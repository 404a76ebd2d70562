// The table as a grid, with one tab stop.
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable/Grid',
  tags: ['behaviour', '!autodocs'],
  args: { label: 'Articles', columns: wideColumns, rows: articles(4), keyOf, nameOf, isSelectable: true },
})

export const Selectable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  },
})

/** The frame scrolls sideways until the focused cell is fully visible between the pinned columns. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cells = Array.from(canvas.getByRole('row', { name: /Ceramic mugs/ }).children)
    const [first, ...others] = cells as HTMLElement[]
    first?.querySelector('input')?.focus()
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    const isPinned = (cell: Element) => getComputedStyle(cell).position === 'sticky'
    const boundsOf = (cell: Element) => cell.getBoundingClientRect()
    for (const cell of others) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(cell).toHaveFocus()
      if (isPinned(cell)) continue
      const start = Math.max(
        ...cells
          .slice(0, 2)
          .filter(isPinned)
          .map((one) => boundsOf(one).right),
      )
      const end = Math.min(
        boundsOf(frame).right,
        ...cells
          .slice(-1)
          .filter(isPinned)
          .map((one) => boundsOf(one).left),
      )
      await expect(Math.round(boundsOf(cell).left)).toBeGreaterThanOrEqual(Math.round(start))
      await expect(Math.round(boundsOf(cell).right)).toBeLessThanOrEqual(Math.round(end))
    }
  },
})
