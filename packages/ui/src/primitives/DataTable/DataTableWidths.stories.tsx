import { useState } from 'react'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { articles, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { DataTable } from './DataTable.tsx'
import { type ColumnWidths, useColumnWidths } from './useColumnWidths.tsx'

const rows = articles(12)
const onWidthsChange = fn()

type TableProps = { isSelectable?: boolean; scrolls?: 'frame' | 'page' }

function Widths(props: TableProps) {
  const [widths, setWidths] = useState<ColumnWidths>({})
  const { columns, reset } = useColumnWidths(wideColumns, {
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
  component: Widths,
  title: 'Primitives/DataTable/Column widths',
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

/** As a pointer that is pressed, moved and let go. */
function pull(element: HTMLElement, by: number) {
  element.setPointerCapture = () => {}
  const { right, top } = element.getBoundingClientRect()
  const send = (type: string, x: number) => {
    const event = { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: top + 4 }
    element.dispatchEvent(new PointerEvent(type, event))
  }
  send('pointerdown', right)
  send('pointermove', right + by / 2)
  send('pointermove', right + by)
  send('lostpointercapture', right + by)
  // Nobody holds it any more.
  send('pointermove', right + 9 * by)
}

/** The handle at the end of a head is pulled; head, rows and foot stay in line. Pressed twice, it is as it was. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(headOf(canvas, 'Status'))
    pull(handle(canvas, 'Status'), 4 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before + 4, 0))
    const cell = canvas.getAllByRole('row')[1]?.children[1] as Element
    await expect(widthOf(cell)).toBeCloseTo(widthOf(headOf(canvas, 'Status')), 1)
    await expect(onWidthsChange).toHaveBeenLastCalledWith({ status: expect.closeTo(before + 4, 0) })
    await userEvent.dblClick(handle(canvas, 'Status'))
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(before, 1))
    await expect(onWidthsChange).toHaveBeenLastCalledWith({})
  },
})

/** No column is pulled out of sight, and none without end. What is pinned at the end has no handle. */
export const Bounds = meta.story({
  play: async ({ canvas }) => {
    pull(handle(canvas, 'Status'), -90 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(4, 1))
    pull(handle(canvas, 'Status'), 200 * rem())
    await waitFor(() => expect(widthOf(headOf(canvas, 'Status'))).toBeCloseTo(60, 1))
    await expect(canvas.queryByRole('separator', { name: 'Width of Price' })).not.toBeInTheDocument()
  },
})

/** Arrow keys on the handle, Shift with them on the head; Delete gives the width back. */
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
    await userEvent.keyboard('{ArrowRight}')
    await expect(onWidthsChange).toHaveBeenLastCalledWith({})
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before + 1, 1))
    await userEvent.click(canvas.getByRole('button', { name: 'As they were' }))
    await waitFor(() => expect(widthOf(headOf(canvas, 'Stock'))).toBeCloseTo(before, 1))
  },
})

/** In a grid the handles are no stops of the Tab key, and Shift with an arrow changes a width from the head’s cell. */
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

/** The head that stays below the bars of the page has the handles; the rows follow it. */
export const BelowThePage = meta.story({
  args: { scrolls: 'page' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('separator', { name: 'Width of Status' })).toHaveLength(1)
    const cell = () => canvasElement.querySelector('tbody tr')?.children[1] as Element
    const before = widthOf(cell())
    pull(handle(canvas, 'Status'), 3 * rem())
    await waitFor(() => expect(widthOf(cell())).toBeCloseTo(before + 3, 0))
  },
})

/** Where writing runs from the right, so does what makes a column wider. */
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
    // Of a figure too the handle is where its column ends.
    const { left } = headOf(canvas, 'Stock').getBoundingClientRect()
    await expect(handle(canvas, 'Stock').getBoundingClientRect().left).toBeCloseTo(left, 0)
  },
})
