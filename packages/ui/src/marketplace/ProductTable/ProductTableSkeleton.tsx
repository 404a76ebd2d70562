import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { as, cell, rowGrid } from './columns.ts'

const bars = [
  'w-3/4',
  'w-4/5',
  'w-3/4',
  'w-24',
  '[direction:ltr] ms-auto w-12',
  '[direction:ltr] ms-auto w-10',
  '[direction:ltr] ms-auto w-14',
  'w-12',
]

/** Rows whose products are on the way. */
export function ProductTableSkeleton({ rows }: { rows: number }) {
  return (
    <tbody {...as.rowgroup} className="block">
      {Array.from({ length: rows }, (_, index) => (
        <tr
          // biome-ignore lint/suspicious/noArrayIndexKey: places, all alike
          key={index}
          {...as.row}
          data-slot="product-row-skeleton"
          className={`${rowGrid} h-14 border-arot-line border-t bg-arot-surface`}
        >
          <td {...as.cell} className={cell({ column: 'image' })}>
            <Skeleton className="size-10" />
          </td>
          {bars.map((bar, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns, which never change
            <td key={column} {...as.cell} className="px-3">
              <Skeleton className={`h-3 ${bar}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
