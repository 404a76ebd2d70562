import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

/** A placeholder for loading content. Give it the size and radius of that content. */
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
