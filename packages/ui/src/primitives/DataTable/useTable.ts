'use client'

import { type CSSProperties, useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import { useWords } from '../../lib/useWords.ts'
import type { Onward } from './column.ts'
import { placeColumns, templates } from './column.ts'
import { english } from './labels.ts'
import { roles } from './look.ts'
import type { Shape } from './shape.ts'
import type { DataTableOwn } from './tableProps.ts'
import { useGrid } from './useGrid.ts'
import { useIsPlaced } from './useIsPlaced.ts'
import { useSelection } from './useSelection.ts'
import { useSorted } from './useSorted.ts'

const none: readonly never[] = []

/** The state of a table (sorting, selection, keyboard position), and the props of its parts. */
export function useTable<Row>({
  label,
  columns,
  rows = none,
  keyOf,
  nameOf = keyOf,
  isSelectable = false,
  rowHeight,
  details,
  scrolls,
  columnsClassName,
  handle,
  labels,
  ...props
}: DataTableOwn<Row>) {
  const words = useWords('DataTable', english, labels)
  const isPlaced = useIsPlaced()
  const isInFrame = scrolls === 'frame'
  const keys = props.keyboard ?? (isSelectable || columns.some(({ edit }) => edit) ? 'grid' : 'table')
  const { sorted, sort, press } = useSorted({ ...props, rows, columns })
  const rowKeys = useMemo(() => (isSelectable ? sorted.map(keyOf) : []), [sorted, keyOf, isSelectable])
  const { chosen, set, toggle } = useSelection({ ...props, keys: rowKeys })
  const table = useRef<HTMLTableElement>(null)

  const shape = useMemo<Shape<Row>>(
    () => ({ columns: placeColumns(columns, isSelectable), keys, roles: roles[keys], keyOf, nameOf, words }),
    [columns, isSelectable, keys, keyOf, nameOf, words],
  )
  const isGrid = keys === 'grid'
  const grid = useGrid({ table, rows: sorted, columns: shape.columns, keyOf, isGrid, onToggle: toggle })
  // A stable function, so that unchanged rows do not render again.
  const latestEnd = useRef(grid.end)
  latestEnd.current = grid.end
  const onDone = useCallback((onward: Onward) => latestEnd.current(onward), [])

  useImperativeHandle(handle, () => ({
    scrollToRow(key, { hasFocus = false } = {}) {
      const row = sorted.findIndex((one) => keyOf(one) === key)
      if (row === -1) return
      if (hasFocus) grid.go({ row, column: 0 })
      else grid.draw(row)?.scrollIntoView({ block: 'nearest' })
    },
  }))

  const selected = selectionOf(rowKeys, chosen)
  const head = {
    shape,
    sort,
    selected,
    isPlaced,
    onSort: press,
    onSelectAll: () => set(selected === 'all' ? [] : rowKeys),
  }
  return {
    words,
    shape,
    frame: {
      label,
      table,
      head,
      columnsClassName,
      ownsScroll: isInFrame,
      hasFoot: columns.some(({ foot }) => foot !== undefined),
      style: isPlaced && columnsClassName === undefined ? (templates(shape.columns) as CSSProperties) : undefined,
      handlers: grid.handlers,
    },
    body: {
      rows: sorted,
      shape,
      rowHeight,
      details,
      chosen,
      isPlaced,
      isInFrame,
      onDone,
      active: grid.active,
      editing: grid.editing,
      onToggle: toggle,
    },
    selection: {
      count: chosen.size,
      total: rowKeys.length,
      selected: [...chosen],
      onSelectAll: () => set(rowKeys),
      onClear: () => set([]),
    },
  }
}

function selectionOf(keys: readonly string[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  if (chosen.size === 0) return 'none'
  return keys.every((key) => chosen.has(key)) ? 'all' : 'some'
}
