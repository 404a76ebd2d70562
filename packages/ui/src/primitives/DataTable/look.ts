import { cva } from 'class-variance-authority'
import { cn } from '../../lib/cn.ts'

export const rowGrid =
  'grid auto-cols-fr grid-flow-col grid-cols-(--arot-columns) items-center print:grid-cols-(--arot-columns-paper)'

/** At least as wide as the columns need. A narrower frame scrolls sideways. */
export const tableWidth = 'block w-full min-w-(--arot-columns-least) print:min-w-0'

export const cell = cva('min-w-0 px-3 print:px-1.5', {
  variants: {
    align: {
      text: 'text-start',
      // Numbers have their units at the right in every script, so aligning them at the right lines up their digits.
      figure: 'justify-end [direction:ltr] text-end tabular-nums',
    },
    pin: {
      start: 'sticky start-[var(--arot-inset,0)] z-arot-raised flex h-full items-center bg-inherit print:static',
      end: 'sticky end-[var(--arot-inset,0)] z-arot-raised flex h-full items-center bg-inherit print:static',
    },
    isEdge: { true: '', false: '' },
    isOnPaper: { true: '', false: 'print:hidden' },
  },
  compoundVariants: [
    { pin: 'start', isEdge: true, class: 'border-arot-line border-e' },
    { pin: 'end', isEdge: true, class: 'border-arot-line border-s' },
    // A figure cell is always left to right, so its start is the end of a row that runs from right to left.
    { pin: 'start', align: 'figure', class: 'rtl:start-auto rtl:end-[var(--arot-inset,0)]' },
    { pin: 'end', align: 'figure', class: 'rtl:start-[var(--arot-inset,0)] rtl:end-auto' },
    { pin: 'start', isEdge: true, align: 'figure', class: 'rtl:border-s rtl:border-e-0' },
    { pin: 'end', isEdge: true, align: 'figure', class: 'rtl:border-s-0 rtl:border-e' },
  ],
  defaultVariants: { align: 'text', isOnPaper: true },
})

export const row = cn(
  rowGrid,
  'h-arot-row border-arot-line border-t bg-arot-surface text-arot-13 text-arot-muted hover:bg-arot-sunken aria-selected:bg-arot-brand-soft print:h-auto print:min-h-arot-row print:[break-inside:avoid] forced-colors:aria-selected:border-[Highlight]',
)
export const placedRow = cn(row, 'absolute inset-x-0 print:static')

/** Containment: nothing in a row can move or paint over another row, so that the browser lays out each row alone. */
export const containedRow = 'contain-strict print:contain-none'

/** A row that is edited may paint over the rows below, to show why a value is rejected. */
export const editedRow = 'z-arot-raised'

/** Scroll margins that keep an element clear of the head and the foot. */
export const clearOfEdges = 'scroll-mt-[calc(var(--arot-page-top,0px)+5rem)] scroll-mb-20'

/** A focusable cell. The scroll margins keep it clear of the pinned columns too. */
export const gridCell = cn(
  'arot-focus focus-visible:-outline-offset-2 flex h-full items-center scroll-ms-(--arot-pinned-start) scroll-me-(--arot-pinned-end)',
  clearOfEdges,
)

const message =
  'wrap-anywhere absolute top-full z-arot-popover mt-1 w-max max-w-64 rounded-arot-control border border-arot-line bg-arot-surface text-start shadow-arot-float'

/** A message below its cell. For figures it is aligned at the end, because they are far along the row. */
export const cellMessage = { text: cn(message, 'start-0'), figure: cn(message, 'end-0') }

export const skipLook =
  'arot-focus sr-only focus:not-sr-only focus:absolute focus:top-1 focus:start-1 focus:z-arot-popover focus:rounded-arot-control focus:bg-arot-surface focus:px-3 focus:py-1.5 focus:font-semibold focus:text-arot-13 focus:text-arot-brand print:hidden'

/** The table roles, set explicitly: the styles change `display`, and browsers may then drop the implicit roles. */
export const as = {
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  presentation: { role: 'presentation' },
}

export const roles = {
  table: { table: 'table', cell: 'cell' },
  grid: { table: 'grid', cell: 'gridcell' },
} as const

export type Keys = keyof typeof roles
