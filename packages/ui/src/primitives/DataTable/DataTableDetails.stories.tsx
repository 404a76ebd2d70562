import { type ReactNode, useCallback, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { type Article, columns as all, articles, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { type DataColumn, DataTable, type DataTableProps } from './DataTable.tsx'
import { useRowDetails } from './useRowDetails.tsx'

const onOpenRowsChange = fn()

/** Drafts have no details. */
function Facts(row: Article) {
  if (row.status === 'draft') return null
  return (
    <DescriptionList
      items={[
        { term: 'Stock', description: row.stock },
        { term: 'Minimum', description: row.minimum },
        { term: 'Warehouse', description: <a href="#warehouse">Chattogram</a> },
      ]}
    />
  )
}

const manyLines = () => (
  <p className="whitespace-pre-line">{Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`).join('\n')}</p>
)

type TableProps = Pick<DataTableProps<Article>, 'isSelectable' | 'scrolls' | 'keyboard' | 'rowHeight'> & {
  from?: readonly DataColumn<Article>[]
  count?: number
  openRows?: readonly string[]
  render?: (row: Article) => ReactNode
  withClose?: (close: () => void) => ReactNode
  rows?: number
  /** The host does not render the changed keys yet. */
  isLate?: boolean
}

function Details({
  from = all,
  count = 12,
  openRows = [],
  render = Facts,
  withClose,
  rows = 3,
  isLate = false,
  ...props
}: TableProps) {
  const [goods] = useState(() => articles(count))
  const [open, setOpen] = useState(openRows)
  const closing = useCallback(() => withClose?.(() => setOpen([])), [withClose])
  const { columns, details } = useRowDetails(from, {
    keyOf,
    nameOf,
    render: withClose ? closing : render,
    rows,
    openRows: open,
    onOpenRowsChange: (keys) => {
      onOpenRowsChange(keys)
      if (!isLate) setOpen(keys)
    },
  })
  return (
    <div className="max-w-3xl">
      <DataTable
        label="Articles"
        columns={columns}
        details={details}
        rows={goods}
        keyOf={keyOf}
        nameOf={nameOf}
        {...props}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Details,
  title: 'Primitives/Data/DataTable/Rows that open',
  args: { isSelectable: false, scrolls: 'frame' },
  beforeEach: () => {
    onOpenRowsChange.mockClear()
  },
})

type Canvas = ReturnType<typeof within>

const toggle = (canvas: Canvas, number: number, kind: string) =>
  canvas.getByRole('button', { name: `Details of ${kind} no. ${number}` })
const first = (canvas: Canvas) => toggle(canvas, 1, 'Jute sacks')
const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
const rowOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('row', { name: new RegExp(`^(Select .*)?(Details of .*)?${name}`) })

/** One row is open: its details appear below it, and the other rows move. */
export const Open = meta.story({
  args: { openRows: ['a-2'] },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('group', { name: 'Details of Ceramic mugs no. 2' })
    await expect(toggle(canvas, 2, 'Ceramic mugs')).toHaveAttribute('aria-expanded', 'true')
    const row = details.closest('tr') as HTMLElement
    await waitFor(() => expect(topOf(row.nextElementSibling)).toBeCloseTo(row.getBoundingClientRect().bottom, 0))
    await expect(details.offsetHeight).toBeGreaterThan(100)
    await expect(topOf(row)).toBeCloseTo(row.previousElementSibling?.getBoundingClientRect().bottom ?? 0, 0)
  },
})

/** A press opens a row, and another press closes it. A row without details has no button. */
export const Pressed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const before = topOf(rowOf(canvas, 'Ceramic mugs no. 2'))
    await userEvent.click(first(canvas))
    await expect(onOpenRowsChange).toHaveBeenLastCalledWith(['a-1'])
    await waitFor(() => expect(topOf(rowOf(canvas, 'Ceramic mugs no. 2'))).toBeGreaterThan(before + 60))
    await expect(first(canvas)).toHaveAttribute(
      'aria-controls',
      canvas.getByRole('group', { name: /^Details of Jute/ }).closest('tr')?.id,
    )
    await userEvent.click(first(canvas))
    await expect(onOpenRowsChange).toHaveBeenLastCalledWith([])
    await waitFor(() => expect(topOf(rowOf(canvas, 'Ceramic mugs no. 2'))).toBeCloseTo(before, 0))
    await expect(canvas.queryByRole('button', { name: 'Details of Work gloves no. 3' })).toBeNull()
  },
})

/** The host renders the changed keys late, such as after a navigation: no press is lost until then. */
export const Late = meta.story({
  tags: ['behaviour'],
  args: { isLate: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(first(canvas))
    await userEvent.click(toggle(canvas, 2, 'Ceramic mugs'))
    await expect(onOpenRowsChange).toHaveBeenLastCalledWith(['a-1', 'a-2'])
    await userEvent.click(first(canvas))
    await expect(onOpenRowsChange).toHaveBeenLastCalledWith(['a-2'])
  },
})

/** Details of the last visible row scroll into view. */
export const AtTheEdge = meta.story({
  tags: ['behaviour'],
  args: { count: 300 },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Articles' })
    const { bottom } = frame.getBoundingClientRect()
    const buttons = canvas.getAllByRole('button', { name: /^Details of/ })
    const last = buttons.findLast((button) => button.getBoundingClientRect().bottom < bottom) as HTMLElement
    await userEvent.click(last)
    const details = canvas.getByRole('group', { name: /^Details of/ })
    await expect(topOf(details)).toBeLessThan(bottom - Math.min(details.offsetHeight, frame.clientHeight / 2))
    const head = canvas.getByRole('columnheader', { name: 'Article' })
    await expect(topOf(last)).toBeGreaterThan(head.getBoundingClientRect().bottom)
  },
})

/** The button of a high row stays in view above details that are higher than the table. */
export const HighAtTheEdge = AtTheEdge.extend({ args: { rows: 10, rowHeight: 6 } })

/** In a grid, arrow keys reach the button and skip the details. Tab moves from the button into the details. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Jute sacks no. 1' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first(canvas)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: /^Details of Jute/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Chattogram' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Chattogram' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}')
    await expect(toggle(canvas, 2, 'Ceramic mugs')).toHaveFocus()
  },
})

const withClose = (close: () => void) => (
  <button type="button" onClick={close}>
    Done
  </button>
)

/**
 * If the details close from inside, the focus goes to the button of the row. Details with the focus stay rendered
 * however far the user scrolls.
 */
export const ClosedFromInside = meta.story({
  tags: ['behaviour'],
  args: { count: 300, openRows: ['a-5'], isSelectable: true, withClose },
  play: async ({ canvas, userEvent }) => {
    const done = await canvas.findByRole('button', { name: 'Done' })
    done.focus()
    const frame = done.closest('[data-slot=data-table-frame]') as HTMLElement
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(10_000))
    frame.scrollTop = 9000
    await waitFor(() => expect(frame.textContent).toContain('no. 160'))
    await expect(done).toHaveFocus()
    frame.scrollTop = 0
    await userEvent.click(done)
    await expect(toggle(canvas, 5, 'Soap bars')).toHaveFocus()
  },
})

/** When the table scrolls sideways the details stay, as wide as the visible part. */
export const Wide = meta.story({
  args: { from: wideColumns, openRows: ['a-1'], isSelectable: true },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  play: async ({ canvas }) => {
    const details = canvas.getByRole('group', { name: /^Details of Jute/ })
    const frame = details.closest('[data-slot=data-table-frame]') as HTMLElement
    await waitFor(() => expect(details.offsetWidth).toBe(frame.clientWidth))
    frame.scrollLeft = 200
    await waitFor(() => expect(details.getBoundingClientRect().left).toBeCloseTo(frame.getBoundingClientRect().left, 0))
  },
})

/** High details scroll inside, and the next row is in the right place. */
export const Long = meta.story({
  args: { openRows: ['a-1', 'a-2', 'a-3'], render: manyLines, rowHeight: 3 },
  play: async ({ canvas }) => {
    const details = canvas.getAllByRole('group', { name: /^Details of/ })
    await expect(details).toHaveLength(3)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (const one of details) {
      await expect(one.offsetHeight).toBeCloseTo(9 * rem, 0)
      await expect(one.scrollHeight).toBeGreaterThan(one.offsetHeight)
    }
  },
})

/** Far down in a hundred thousand rows, with every second row open. */
export const Many = meta.story({
  tags: ['behaviour'],
  args: {
    count: 100_000,
    openRows: articles(100_000).flatMap(({ id }, index) => (index % 7 === 1 ? [id] : [])),
    keyboard: 'table',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Articles' })
    frame.scrollTop = frame.scrollHeight
    await canvas.findByText(/no\. 100000$/)
    const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')]
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1]
      if (next) await expect(topOf(next)).toBeCloseTo(row.getBoundingClientRect().bottom, 0)
    }
    await expect(frame.querySelectorAll('[data-slot=data-table-details]').length).toBeGreaterThan(0)
  },
})

const inner = articles(3)
const innerColumns = all.slice(0, 3)
const steps = () => (
  <DataTable label="Steps" columns={innerColumns} rows={inner} keyOf={keyOf} keyboard="grid" className="max-h-40" />
)

/** A table in the details has its own keys, and those of the outer table skip it. */
export const Nested = meta.story({
  args: { openRows: ['a-1'], render: steps, rows: 4, isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    first(canvas).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(toggle(canvas, 2, 'Ceramic mugs')).toHaveFocus()
    const cells = within(canvas.getByRole('grid', { name: 'Steps' })).getAllByRole('gridcell')
    cells[1]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cells[4]).toHaveFocus()
    // The tab stop of the outer table has not moved.
    await expect(toggle(canvas, 2, 'Ceramic mugs')).toHaveAttribute('tabindex', '0')
  },
})
