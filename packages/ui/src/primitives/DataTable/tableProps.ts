import type { ReactNode, Ref } from 'react'
import type { Act } from '../../lib/act.ts'
import type { DataColumn, DataDetails, DataSort } from './column.ts'
import type { DataTableLabels } from './labels.ts'
import type { RowHeight } from './rowPlaces.ts'

export type DataSelection = {
  /** The number of selected rows, and of all rows. */
  count: number
  total: number
  selected: string[]
  onSelectAll: () => void
  onClear: () => void
}

export type DataTableHandle = {
  /** Scrolls to a row, wherever it is. `hasFocus` also moves the focus there. */
  scrollToRow: (key: string, options?: { hasFocus?: boolean }) => void
}

/** The table's own props. */
export type DataTableOwn<Row> = {
  /** The accessible name of the table. It is not visible. */
  label: string
  /** The columns, in order. */
  columns: readonly DataColumn<Row>[]
  /** The rows. Leave it out while they load. */
  rows?: readonly Row[] | undefined
  /** The unique key of a row. */
  keyOf: (row: Row) => string
  /** The name of a row for screen readers, where it is selected or edited. @default its key */
  nameOf?: ((row: Row) => string) | undefined
  /** The column that the rows are sorted by; `null` is their given order. Without it the table is uncontrolled. */
  sort?: DataSort | null | undefined
  /** The initial sorting, if the table is uncontrolled. */
  defaultSort?: DataSort | null | undefined
  /** Called with the new sorting, or null for the order of the rows. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  /** Whether rows can be selected. @default false */
  isSelectable?: boolean | undefined
  /** The keys of the selected rows. */
  selected?: readonly string[] | undefined
  /** The keys of the rows that are selected initially, if the table is uncontrolled. */
  defaultSelected?: readonly string[] | undefined
  /** Called with the keys of all selected rows after each change. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
  /** Renders the actions for the selected rows: a BulkBar, which takes every field of the selection except `selected`. */
  bulkBar?: ((selection: DataSelection) => ReactNode) | undefined
  /**
   * The row height in rem. Without it all rows have the height of the density. A function must know the height of every
   * row.
   */
  rowHeight?: RowHeight<Row> | undefined
  /** The details of open rows, from useRowDetails. */
  details?: DataDetails<Row> | undefined
  /**
   * `frame`: the table has its own height (`max-h-…` changes it) and scrolls inside. `page`: the table is as high as
   * its rows, and its head sticks below `--arot-page-top`.
   * @default 'frame'
   */
  scrolls?: 'frame' | 'page' | undefined
  /**
   * `grid`: one tab stop, arrow keys move between cells. `table`: every link is a tab stop.
   * @default 'grid' if rows can be selected or edited
   */
  keyboard?: 'grid' | 'table' | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Set when loading failed. Rows that are already shown stay visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** The number of skeleton rows while the rows load. @default 8 */
  skeletons?: number | undefined
  /**
   * A class that sets `--arot-columns` and the related variables, so that a server-rendered page has the column widths
   * before any script runs.
   */
  columnsClassName?: string | undefined
  /** A ref to a handle that scrolls to a row. */
  handle?: Ref<DataTableHandle> | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<DataTableLabels> | undefined
}
