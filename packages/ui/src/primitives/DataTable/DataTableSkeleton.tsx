import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { as, rowGrid } from './look.ts'
import { cellLook, type Shape } from './shape.ts'

/** Placeholders for rows that load. */
export function DataTableSkeleton<Row>({ shape, rows }: { shape: Shape<Row>; rows: number }) {
  return (
    <tbody {...as.rowgroup} className="block">
      {Array.from({ length: rows }, (_, index) => (
        <tr
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
          key={index}
          {...as.row}
          data-slot="data-table-skeleton"
          className={`${rowGrid} h-arot-row border-arot-line border-t bg-arot-surface`}
        >
          {shape.columns.map((placed) => (
            <td key={placed.column.id} role={shape.roles.cell} className={cellLook(placed)}>
              <Skeleton className={placed.column.align === 'figure' ? 'ms-auto h-3 w-12' : 'h-3 w-3/4'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
