import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type DescriptionItem = {
  term: string
  /** An empty description appears as a dash. */
  description: ReactNode
}

export type DescriptionListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The terms with their descriptions. */
  items: readonly DescriptionItem[]
  /** The maximum number of columns; two if the container is wide enough. @default 2 */
  columns?: 1 | 2 | undefined
}

/** Facts about one thing, as pairs of term and description. It adapts to the width of its container, not of the window. */
export function DescriptionList({ items, columns = 2, className, ...props }: DescriptionListProps) {
  return (
    <div data-slot="description-list" {...props} className={cn('@container min-w-0', fromCaller(className))}>
      <dl className={cn('m-0 grid grid-cols-1 gap-x-10 text-arot-14', columns === 2 && '@min-[40rem]:grid-cols-2')}>
        {items.map(({ term, description }) => (
          <div
            key={term}
            data-slot="description-item"
            className="grid min-w-0 content-start gap-x-6 gap-y-0.5 border-arot-line border-b py-2.5 @min-[20rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="wrap-anywhere text-arot-muted">{term}</dt>
            <dd className="wrap-anywhere m-0 min-w-0 font-medium text-arot-ink tabular-nums">{description ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
