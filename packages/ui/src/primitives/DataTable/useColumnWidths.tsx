'use client'

import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useValue } from '../../lib/useValue.ts'
import { type DataColumn, type DataHeadEnd, leastWidth, nameOfColumn } from './column.ts'

/** Widths in rem, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

type Settings = {
  /** The widths that differ from the columns' own. */
  widths?: ColumnWidths | undefined
  /** The initial widths, if the hook is uncontrolled. @default none */
  defaultWidths?: ColumnWidths | undefined
  /** Called with all changed widths at the end of a change. Columns with their own width are left out. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined
}

const none: ColumnWidths = {}
const most = 60
/** On a phone, other columns need space beside a pinned one. */
const mostPinned = 20

/**
 * Makes columns resizable: by the handle at the end of the head, or with Shift and an arrow key. No column becomes
 * narrower than its own width or `min`. Columns pinned at the end and columns of icons keep their width.
 */
export function useColumnWidths<Row>(columns: readonly DataColumn<Row>[], settings: Settings = {}) {
  const { widths: controlled, defaultWidths = none, onWidthsChange } = settings
  const [widths, setWidths] = useValue(controlled, defaultWidths, onWidthsChange)
  const [pulled, setPulled] = useState<ColumnWidths>()
  const latest = useRef({ widths, setWidths })
  latest.current = { widths, setWidths }
  // A ref, because a drag can end before React renders.
  const pulledLast = useRef<ColumnWidths>(undefined)
  const drawn = pulled ?? widths

  const resizable = useMemo(() => {
    function handleOf(column: DataColumn<Row>): DataHeadEnd {
      const { id } = column
      /**
       * `before` has the widths of the columns before it. They stay fixed, because a column that shrinks would move the
       * handle away from the pointer.
       */
      function widthsWith(width: number | undefined, before: ColumnWidths): ColumnWidths {
        const { [id]: _, ...others } = latest.current.widths
        if (width === undefined) return others
        const flexible = columns.filter((one) => typeof one.width !== 'number' && Object.hasOwn(before, one.id))
        const fixed = Object.fromEntries(flexible.map((one) => [one.id, before[one.id] as number]))
        return { ...fixed, ...others, [id]: within(column, width) }
      }
      function pull(width: number, before: ColumnWidths) {
        const next = widthsWith(width, before)
        if (pulledLast.current?.[id] === next[id]) return
        pulledLast.current = next
        setPulled(next)
      }
      function endPull(isKept: boolean) {
        const last = pulledLast.current
        pulledLast.current = undefined
        setPulled(undefined)
        if (isKept && last) latest.current.setWidths(last)
      }
      const set = (width: number | undefined, before: ColumnWidths) =>
        latest.current.setWidths(widthsWith(width, before))
      return ({ tabIndex, words }) => (
        <Handle
          id={id}
          label={words.width(nameOfColumn(column))}
          tabIndex={tabIndex}
          least={leastWidth(column)}
          isFigure={column.align === 'figure'}
          {...{ pull, endPull, set }}
        />
      )
    }
    return columns.map((column): DataColumn<Row> => {
      if (column.pin === 'end' || column.isTitleHidden) return column
      const width = Object.hasOwn(drawn, column.id) ? Number(drawn[column.id]) : Number.NaN
      return { ...column, headEnd: handleOf(column), ...(Number.isFinite(width) && { width: within(column, width) }) }
    })
  }, [columns, drawn])

  return { columns: resizable, widths, reset: () => setWidths(none) }
}

function within<Row>(column: DataColumn<Row>, width: number) {
  const rounded = Math.round(width * 8) / 8
  return Math.max(leastWidth(column), Math.min(column.pin ? mostPinned : most, rounded))
}

type HandleProps = {
  id: string
  label: string
  tabIndex: number
  least: number
  isFigure: boolean
  /** Renders the width during a drag. */
  pull: (width: number, before: ColumnWidths) => void
  /** Saves the width, or goes back to the one before. */
  endPull: (isKept: boolean) => void
  /** `undefined` restores the column's own width. */
  set: (width: number | undefined, before: ColumnWidths) => void
}

/** The handle between two heads. Drag it or use the arrow keys; a double press restores the column's own width. */
function Handle({ id, label, tabIndex, least, isFigure, pull, endPull, set }: HandleProps) {
  const handle = useRef<HTMLSpanElement>(null)
  const begun = useRef<{ pointer: number; from: number; width: number; before: ColumnWidths } | undefined>(undefined)
  const latest = useRef({ set, endPull })
  latest.current = { set, endPull }

  // The head can have the focus too. This listens there, before the table handles the key.
  useEffect(() => {
    const own = handle.current as HTMLElement
    const head = headOf(own)
    function press(event: KeyboardEvent) {
      if (event.target !== own && !event.shiftKey) return
      const width = widthAfter(event, own)
      if (width === null) return
      event.preventDefault()
      latest.current.set(width, widthsBefore(own))
    }
    function giveUp(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !begun.current) return
      event.stopPropagation()
      begun.current = undefined
      latest.current.endPull(false)
    }
    head.addEventListener('keydown', press)
    window.addEventListener('keydown', giveUp, true)
    return () => {
      head.removeEventListener('keydown', press)
      window.removeEventListener('keydown', giveUp, true)
    }
  }, [])

  useEffect(() => sayWidth(handle.current as HTMLElement))

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || begun.current) return
    const { currentTarget: own, pointerId: pointer, clientX: from } = event
    own.setPointerCapture(pointer)
    begun.current = { pointer, from, width: widthOf(own), before: widthsBefore(own) }
  }

  function move({ currentTarget: own, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (begun.current?.pointer !== pointerId) return
    const { from, width, before } = begun.current
    if (Math.abs(clientX - from) >= 3) pull(width + (wayOf(own) * (clientX - from)) / rem(), before)
  }

  function end({ pointerId }: PointerEvent<HTMLElement>) {
    if (begun.current?.pointer !== pointerId) return
    begun.current = undefined
    endPull(true)
  }

  return (
    <span
      ref={handle}
      data-slot="data-table-handle"
      data-column={id}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={least}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={tabIndex}
      // Otherwise the browser selects text, and drags that.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={begin}
      onPointerMove={move}
      onLostPointerCapture={end}
      onFocus={(event) => sayWidth(event.currentTarget)}
      onDoubleClick={(event) => {
        event.stopPropagation()
        set(undefined, none)
      }}
      className={isFigure ? `${handleLook} rtl:start-0 rtl:end-auto` : handleLook}
    />
  )
}

const handleLook =
  'arot-focus focus-visible:-outline-offset-2 absolute inset-y-0 end-0 w-3 cursor-col-resize touch-none border-arot-line border-e hover:bg-arot-line active:bg-arot-brand pointer-coarse:w-6 print:hidden'

const headOf = (handle: HTMLElement) => handle.closest('th') as HTMLTableCellElement
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const widthOf = (handle: HTMLElement) => headOf(handle).offsetWidth / rem()

function widthsBefore(handle: HTMLElement): ColumnWidths {
  const head = headOf(handle)
  const heads = Array.from((head.parentElement as HTMLTableRowElement).cells).slice(0, head.cellIndex)
  const handles = heads.flatMap((one) => one.querySelector<HTMLElement>('[data-slot=data-table-handle]') ?? [])
  return Object.fromEntries(handles.map((one) => [one.dataset.column as string, widthOf(one)]))
}

function sayWidth(handle: HTMLElement) {
  const width = Math.round(widthOf(handle))
  handle.ariaValueNow = String(width)
  handle.ariaValueMax = String(Math.max(most, width))
}

/** The direction of the pointer that makes the column wider. */
function wayOf(handle: HTMLElement) {
  const table = handle.closest('table') as HTMLElement
  return getComputedStyle(table).direction === 'rtl' ? -1 : 1
}

/** The width that a key requests, or null for other keys. */
function widthAfter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, handle: HTMLElement): number | undefined | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'Backspace' || key === 'Delete') return undefined
  const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
  const way = ways[key]
  return way === undefined ? null : widthOf(handle) + way * wayOf(handle)
}
