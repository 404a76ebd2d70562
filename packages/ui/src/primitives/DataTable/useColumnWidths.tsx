'use client'

import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useValue } from '../../lib/useValue.ts'
import type { DataColumn, DataHeadEnd } from './column.ts'

/** In rem, by the id of the column. */
export type ColumnWidths = Readonly<Record<string, number>>

type Settings = {
  /** The widths that differ from those of the columns. */
  widths?: ColumnWidths | undefined
  /** The widths at the start, where the hook keeps its own. @default none */
  defaultWidths?: ColumnWidths | undefined
  /** Called with all changed widths after each change; without a column whose width is back to its own. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined
}

const none: ColumnWidths = {}
const least = 4
const most = 60
const step = 1

/**
 * Columns whose width a person can change: by the handle at the end of their head, or by Shift and an arrow key. What is
 * pinned at the end keeps its width.
 */
export function useColumnWidths<Row>(columns: readonly DataColumn<Row>[], settings: Settings = {}) {
  const { widths: given, defaultWidths = none, onWidthsChange } = settings
  const [widths, setWidths] = useValue(given, defaultWidths, onWidthsChange)
  const latest = useRef({ widths, setWidths })
  latest.current = { widths, setWidths }

  const resizable = useMemo(() => {
    function resize(id: string, width: number | undefined) {
      const { [id]: _, ...others } = latest.current.widths
      latest.current.setWidths(width === undefined ? others : { ...others, [id]: within(width) })
    }
    return columns.map((column): DataColumn<Row> => {
      if (column.pin === 'end') return column
      const headEnd: DataHeadEnd = ({ tabIndex, words }) => (
        <Handle
          label={words.width(column.title)}
          tabIndex={tabIndex}
          isFigure={column.align === 'figure'}
          onResize={(width) => resize(column.id, width)}
        />
      )
      const width = widths[column.id]
      return { ...column, headEnd, ...(width !== undefined && { width: within(width) }) }
    })
  }, [columns, widths])

  return { columns: resizable, widths, reset: () => setWidths(none) }
}

const within = (width: number) => Math.min(most, Math.max(least, Math.round(width * 8) / 8))

type HandleProps = {
  label: string
  tabIndex: number
  isFigure: boolean
  /** `undefined`: the width that the column was given. */
  onResize: (width: number | undefined) => void
}

/** Between two heads: it is pulled, or moved by the arrow keys; pressed twice, the column is as wide as it was given. */
function Handle({ label, tabIndex, isFigure, onResize }: HandleProps): ReactNode {
  const handle = useRef<HTMLSpanElement>(null)
  const pull = useRef<{ from: number; width: number } | undefined>(undefined)
  const latest = useRef(onResize)
  latest.current = onResize

  // Its head can have the focus too: what is pressed there is heard there, before the table does.
  useEffect(() => {
    const own = handle.current as HTMLElement
    const head = headOf(own)
    function press(event: KeyboardEvent) {
      if (event.target !== own && !event.shiftKey) return
      const width = widthAfter(event, own)
      if (width === null) return
      event.preventDefault()
      latest.current(width)
    }
    head.addEventListener('keydown', press)
    return () => head.removeEventListener('keydown', press)
  }, [])

  useEffect(() => {
    const own = handle.current as HTMLElement
    own.ariaValueNow = String(Math.round(widthOf(own)))
  })

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { from: event.clientX, width: widthOf(event.currentTarget) }
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (pull.current === undefined) return
    const { from, width } = pull.current
    onResize(width + (wayOf(event.currentTarget) * (event.clientX - from)) / rem())
  }

  return (
    <span
      ref={handle}
      data-slot="data-table-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={least}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={tabIndex}
      onPointerDown={begin}
      onPointerMove={move}
      onLostPointerCapture={() => {
        pull.current = undefined
      }}
      onDoubleClick={(event) => {
        event.stopPropagation()
        onResize(undefined)
      }}
      className={isFigure ? `${handleLook} rtl:start-0 rtl:end-auto` : handleLook}
    />
  )
}

const handleLook =
  'arot-focus absolute inset-y-0 end-0 w-3 cursor-col-resize touch-none rounded-arot-control hover:bg-arot-line active:bg-arot-brand print:hidden'

const headOf = (handle: HTMLElement) => handle.closest('th') as HTMLElement
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const widthOf = (handle: HTMLElement) => headOf(handle).offsetWidth / rem()

/** Which way of the pointer makes it wider. */
function wayOf(handle: HTMLElement) {
  const table = handle.closest('table') as HTMLElement
  return getComputedStyle(table).direction === 'rtl' ? -1 : 1
}

/** What a key asks for; null where it asks for nothing. */
function widthAfter({ key }: KeyboardEvent, handle: HTMLElement): number | undefined | null {
  if (key === 'Backspace' || key === 'Delete') return undefined
  const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
  const way = ways[key]
  return way === undefined ? null : widthOf(handle) + way * wayOf(handle) * step
}
