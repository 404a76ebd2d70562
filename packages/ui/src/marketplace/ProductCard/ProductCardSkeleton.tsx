import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

export type ProductCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The variant of the card to come: a deal's picture is higher. @default 'catalogue' */
  variant?: 'catalogue' | 'deal' | 'manage' | undefined
  /** Whether the card has `actions` or an `updateHref`, which need their own row. @default false */
  hasActions?: boolean | undefined
}

/** A placeholder for a card, line for line, so that nothing moves when the product appears. */
export function ProductCardSkeleton({
  variant = 'catalogue',
  hasActions = false,
  className,
  ...props
}: ProductCardSkeletonProps) {
  return (
    <div
      data-slot="product-card-skeleton"
      aria-hidden
      {...props}
      className={cn(
        'flex h-full flex-col overflow-hidden rounded-arot-card border border-arot-line bg-arot-surface',
        fromCaller(className),
      )}
    >
      <Skeleton className={cn('rounded-none', variant === 'deal' ? 'h-44 arot-md:h-52' : 'h-44')} />
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3.5">
        <div className="flex h-4 items-center justify-between gap-3">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-24" />
        </div>
        <Line className="mt-0.5 h-4" bar="h-3 w-28" />
        <Line className="mt-1.5 h-5" bar="h-3.5 w-4/5" />
        <Line className="mt-1.5 h-4.5" bar="h-3 w-full" />
        <Line className="mb-3 h-4.5" bar="h-3 w-3/5" />
        <Line className="mt-auto h-6.5" bar="h-5 w-24" />
        <Line className="h-4.5" bar="h-3 w-20" />
        {hasActions ? <Line className="mb-1 h-6" bar="h-3 w-24" /> : null}
        <div className="flex h-arot-control-sm items-center justify-between gap-3">
          <Skeleton className={hasActions ? 'h-full w-24' : 'h-3 w-24'} />
          <Skeleton className={hasActions ? 'h-3 w-20' : 'h-3 w-14'} />
        </div>
      </div>
    </div>
  )
}

/** A placeholder with the height of a line of text, and a bar as high as its letters. */
function Line({ className, bar }: { className: string; bar: string }) {
  return (
    <div className={cn('flex items-center', fromCaller(className))}>
      <Skeleton className={bar} />
    </div>
  )
}
