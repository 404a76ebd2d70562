import type { ReactNode, Ref } from 'react'
import type { Act } from '../../lib/act.ts'
import type { DataColumn, DataDetails, DataSort } from './column.ts'
import type { DataTableLabels } from './labels.ts'
import type { RowHeight } from './rowPlaces.ts'

export type DataSelection = {
  /** How many are selected, and of how many. */
  count: number
  total: number
  selected: string[]
  onSelectAll: () => void
  onClear: () => void
}

export type DataTableHandle = {
  /** Brings a row into sight, however far it is, and the keyboard to it if that is wanted. */
  scrollToRow: (key: string, options?: { hasFocus?: boolean }) => void
}

/** What a table takes beside what its element does. */
export type DataTableOwn<Row> = {
  /** What the table is of; heard, not seen. */
  label: string
  /** The columns, in their order. */
  columns: readonly DataColumn<Row>[]
  /** Not given while they are on the way. */
  rows?: readonly Row[] | undefined
  /** What a row is known by; no two have the same. */
  keyOf: (row: Row) => string
  /** What a row is called, where one is selected or changed. @default its key */
  nameOf?: ((row: Row) => string) | undefined
  /** Which column the rows are ordered by; `null` is as they were given. */
  sort?: DataSort | null | undefined
  /** The sorting at the start, where the table keeps its own. */
  defaultSort?: DataSort | null | undefined
  /** Called with the new sorting, or null for the order of the rows. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  /** Whether rows can be selected. @default false */
  isSelectable?: boolean | undefined
  /** The keys of the selected rows. */
  selected?: readonly string[] | undefined
  /** The ids of the rows that are selected at the start, where the table keeps its own. */
  defaultSelected?: readonly string[] | undefined
  /** Called with the ids of all selected rows after each change. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
  /** What can be done with what is selected: a BulkBar, given all of this but `selected`. */
  bulkBar?: ((selection: DataSelection) => ReactNode) | undefined
  /** In rem; not given, all rows have the density's height. Of many rows with heights of their own, each must be known. */
  rowHeight?: RowHeight<Row> | undefined
  /** What stands below open rows: from useRowDetails. */
  details?: DataDetails<Row> | undefined
  /**
   * `frame`: the table has a height of its own (`max-h-…` changes it) and scrolls inside.
   * `page`: it is as high as its rows, and its head stays below `--arot-page-top`. @default 'frame'
   */
  scrolls?: 'frame' | 'page' | undefined
  /**
   * `grid`: one stop of the Tab key, arrows from cell to cell. `table`: every link is a stop.
   * @default 'grid' where rows can be selected or changed
   */
  keyboard?: 'grid' | 'table' | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; rows that are there stay. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  /** Rows held while they are on the way. @default 8 */
  skeletons?: number | undefined
  /** A class that says `--arot-columns` and its like: then a server's page has the columns where they belong. */
  columnsClassName?: string | undefined
  /** Lets the host scroll to a row. */
  handle?: Ref<DataTableHandle> | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<DataTableLabels> | undefined
}
