import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

/** Holds the place of what is loading, in its final shape: give it that shape's size and radius. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      {...props}
      className={cn(
        'block animate-arot-pulse rounded-arot-control bg-arot-line motion-reduce:animate-none',
        fromCaller(className),
      )}
    />
  )
}
