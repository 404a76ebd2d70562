import { useState } from 'react'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { type DataColumn, DataTable, type DataTableProps } from './DataTable.tsx'
import { type ColumnWidths, useColumnWidths } from './useColumnWidths.tsx'

const rows = articles(12)
const onWidthsChange = fn()
/** Columns in a grid with heads that cannot be pressed. */
const unsorted = columns.map(({ sortBy: _, ...column }) => column)

type TableProps = Pick<DataTableProps<Article>, 'isSelectable' | 'scrolls' | 'keyboard'> & {
  from?: readonly DataColumn<Article>[]
  saved?: ColumnWidths
}

function Widths({ from = wideColumns, saved = {}, ...props }: TableProps) {
  const [widths, setWidths] = useState<ColumnWidths>(saved)
  const { columns, reset } = useColumnWidths(from, {
    widths,
    onWidthsChange: (next) => {
      onWidthsChange(next)
      setWidths(next)
    },
  })
  return (
    <div className="grid max-w-2xl gap-3">
      <button type="button" onClick={reset}>
        As they were
      </button>
      <DataTable label="Articles" columns={columns} rows={rows} keyOf={keyOf} nameOf={nameOf} {...props} />
    </div>
  )
}

const meta = preview.meta({
  tags: ['behaviour'],
  component: Widths,
  title: 'Primitives/Data/DataTable/Column widths',
  args: { isSelectable: false, scrolls: 'frame' },
  beforeEach: () => {
    onWidthsChange.mockClear()
  },
})

type Canvas = ReturnType<typeof within>

const handle = (canvas: Canvas, column: string) => canvas.getByRole('separator', { name: `Width of ${column}` })
const headOf = (canvas: Canvas, column: string) => canvas.getByRole('columnheader', { name: column })
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const widthOf = (element: Element) => element.getBoundingClientRect().width / rem()

const send = (element: HTMLElement, type: string, clientX: number) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX }))

/** Presses and moves the pointer. Returns a function that releases it. */
function begin(element: HTMLElement, by: number) {
  element.setPointerCapture = () => {}
  const { right } = element.getBoundingClientRect()
  send(element, 'pointerdown', right)
  send(element, 'pointermove', right + by / 2)
  send(element, 'pointermove', right + by)
  return () => {
    send(element, 'lostpointercapture', right + by)
    // After the release, moves have no effect.
    send(element, 'pointermove', right + 9 * by)
  }
}

const pull = (element: HTMLElement, by: number) => begin(element, by)()

/** Dragging the handle resizes head, rows and foot together. A double press restores the width. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(headOf(canvas, 'Status'))
    pull(handle(canvas, 'Status'), 4 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 4, 0))
    const cell = canvas.getAllByRole('row')[1]?.children[1] as Element
    await expect(widthOf(cell)).toBeCloseTo(widthOf(headOf(canvas, 'Status')), 1)
    await expect(onWidthsChange).toHaveBeenLastCalledWith({ status: expect.closeTo(before + 4, 0) })
    // The host saves once, however often the pointer moves.
    await expect(onWidthsChange).toHaveBeenCalledOnce()
    await userEvent.dblClick(handle(canvas, 'Status'))
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before, 1))
    await expect(onWidthsChange).toHaveBeenLastCalledWith({})
  },
})

/** No column becomes narrower than its own width or wider than a page. On a phone, a pinned column leaves space beside it. */
export const Bounds = meta.story({
  play: async ({ canvas }) => {
    pull(handle(canvas, 'Status'), 200 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(60, 1))
    pull(handle(canvas, 'Status'), -90 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(14, 1))
    pull(handle(canvas, 'Article'), 40 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Article'))).toBeCloseTo(20, 1))
    await expect(canvas.queryByRole('separator', { name: 'Width of Price' })).not.toBeInTheDocument()
  },
})

/** Columns before it that share the space keep their width, so that the handle stays under the pointer. */
export const FollowsThePointer = meta.story({
  args: { from: columns },
  play: async ({ canvas }) => {
    const at = () => handle(canvas, 'Stock').getBoundingClientRect().right
    const before = at()
    const article = widthOf(headOf(canvas, 'Article'))
    pull(handle(canvas, 'Stock'), 5 * rem())
    await waitFor(() => expect(at()).toBeCloseTo(before + 5 * rem(), -1))
    await expect(widthOf(headOf(canvas, 'Article'))).toBeCloseTo(article, 0)
  },
})

/** Escape cancels the drag. A press without a move changes nothing, and selects no text. */
export const Escape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(headOf(canvas, 'Status'))
    const release = begin(handle(canvas, 'Status'), 4 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 4, 0))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before, 1))
    release()
    pull(handle(canvas, 'Status'), 1)
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    handle(canvas, 'Status').dispatchEvent(press)
    await expect(press.defaultPrevented).toBe(true)
    await expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before, 1)
    await expect(onWidthsChange).not.toHaveBeenCalled()
  },
})

/** Saved widths can belong to other columns, or be invalid. */
export const OddWidths = meta.story({
  args: {
    from: [{ id: 'constructor', title: 'Maker', cell: () => 'Delta' }, ...wideColumns],
    saved: { status: Number.NaN, stock: -5, gone: 12, minimum: 18 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').style.getPropertyValue('--arot-columns')).not.toContain('NaN')
    await expect(widthOf(headOf(canvas, 'Maker'))).toBeGreaterThanOrEqual(8)
    await expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(7, 1)
    await expect(widthOf(headOf(canvas, 'Minimum'))).toBeCloseTo(18, 1)
  },
})

/** Arrow keys resize on the handle, and with Shift on the head. Delete restores the width. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(headOf(canvas, 'Stock'))
    handle(canvas, 'Stock').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before + 2, 1))
    await waitFor(() =>
      expect(handle(canvas, 'Stock')).toHaveAttribute('aria-valuenow', String(Math.round(before + 2))),
    )
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before, 1))
    canvas.getByRole('button', { name: 'Stock' }).focus()
    onWidthsChange.mockClear()
    await userEvent.keyboard('{ArrowRight}')
    await expect(onWidthsChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before + 1, 1))
    await userEvent.click(canvas.getByRole('button', { name: 'As they were' }))
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before, 1))
  },
})

/** A head that sorts is one tab stop: its handle is not another one. */
export const TabStops = meta.story({
  args: { from: [...wideColumns, { id: 'maker', title: 'Maker', cell: () => 'Delta' }] },
  play: async ({ canvas, userEvent }) => {
    await expect(handle(canvas, 'Maker').tabIndex).toBe(0)
    canvas.getByRole('button', { name: 'Status' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stock' })).toHaveFocus()
  },
})

/** A handle is as high as the head, so that it is easy to press, also where the head is only a text. */
export const FullHeight = meta.story({
  args: { from: unsorted },
  play: async ({ canvas }) => {
    await expect(handle(canvas, 'Stock').offsetHeight).toBe(40)
    const { right } = canvas.getByText('Stock').getBoundingClientRect()
    await expect(headOf(canvas, 'Stock').getBoundingClientRect().right - right).toBeCloseTo(12, 0)
  },
})

/** In a grid the handles are not tab stops. Shift and an arrow resize from the cell of the head. */
export const InAGrid = meta.story({
  args: { isSelectable: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('separator').every(({ tabIndex }) => tabIndex === -1)).toBe(true)
    const before = widthOf(headOf(canvas, 'Status'))
    canvas.getByRole('button', { name: 'Status' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 2, 1))
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Stock' })).toHaveFocus()
  },
})

/** A head in a grid that cannot be pressed is focusable for resizing. */
export const UnsortedGrid = meta.story({
  args: { from: unsorted, keyboard: 'grid' },
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(headOf(canvas, 'Stock'))
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    ;(row.children[2] as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(headOf(canvas, 'Stock')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before + 1, 1))
  },
})

/** A head that sticks below the bars of the page has the handles, and the rows follow it. */
export const BelowThePage = meta.story({
  args: { scrolls: 'page' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('separator', { name: 'Width of Status' })).toHaveLength(1)
    const cell = () => canvasElement.querySelector('tbody tr')?.children[1] as Element
    const before = widthOf(cell())
    pull(handle(canvas, 'Status'), 3 * rem())
    await waitFor(() => expect(widthOf(cell())).toBeCloseTo(before + 3, 0))
    // When the keyboard scrolls the head, the rows follow.
    const frame = canvasElement.querySelector('[data-slot=data-table-frame]') as HTMLElement
    const head = canvasElement.querySelector('[data-slot=data-table-head]') as HTMLElement
    handle(canvas, 'Minimum').focus()
    await expect(head.scrollLeft).toBeGreaterThan(0)
    await waitFor(() => expect(frame.scrollLeft).toBe(head.scrollLeft))
  },
})

/** From right to left, the directions that widen a column are reversed. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table')
    await expect(getComputedStyle(table).direction).toBe('rtl')
    const before = widthOf(headOf(canvas, 'Status'))
    pull(handle(canvas, 'Status'), -3 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 3, 0))
    handle(canvas, 'Status').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 2, 0))
    // The handle of a figure column is at the end of the column too.
    const { left } = headOf(canvas, 'Stock').getBoundingClientRect()
    await expect(handle(canvas, 'Stock').getBoundingClientRect().left).toBeCloseTo(left, 0)
  },
})
