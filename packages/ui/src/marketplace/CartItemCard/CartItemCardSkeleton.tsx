import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** A placeholder in the shape of a cart item. */
export function CartItemCardSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      data-slot="cart-item-skeleton"
      aria-hidden
      {...props}
      className={cn(
        'grid grid-cols-[5rem_minmax(0,1fr)] gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-4 arot-md:grid-cols-[7.5rem_minmax(0,1fr)] arot-md:gap-5',
        fromCaller(className),
      )}
    >
      <Skeleton className="aspect-square w-full rounded-arot-tile" />
      <div className="grid content-start gap-2.5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-3 h-9 w-full max-w-96" />
      </div>
    </div>
  )
}
