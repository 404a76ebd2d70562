import { cn } from '../../lib/cn.ts'
import { as, gridCell, rowGrid } from './look.ts'
import { cellLook, insetOf, type Shape } from './shape.ts'

type DataTableFootProps<Row> = {
  shape: Shape<Row>
  rows: readonly Row[]
  isPlaced: boolean
  /** Sticks to the bottom of the frame, above the rows. */
  isSticky: boolean
}

/** Sums and other totals, below their columns. */
export function DataTableFoot<Row>({ shape, rows, isPlaced, isSticky }: DataTableFootProps<Row>) {
  if (shape.columns.every(({ column }) => column.foot === undefined)) return null
  return (
    <tfoot
      {...as.rowgroup}
      className={cn('block bg-arot-sunken', isSticky && 'sticky bottom-0 z-arot-sticky print:static')}
    >
      <tr
        {...as.row}
        aria-rowindex={rows.length + 2}
        className={cn(
          rowGrid,
          'min-h-arot-row border-arot-line border-t bg-inherit font-semibold text-arot-13 text-arot-ink',
        )}
      >
        {shape.columns.map((placed) => {
          const { foot } = placed.column
          return (
            <td
              key={placed.column.id}
              role={shape.roles.cell}
              tabIndex={shape.keys === 'grid' ? -1 : undefined}
              style={insetOf(placed, isPlaced)}
              className={cn(cellLook(placed), shape.keys === 'grid' && gridCell)}
            >
              {typeof foot === 'function' ? foot(rows) : foot}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}
