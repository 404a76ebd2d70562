import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type ToolbarGroupProps = Omit<ComponentProps<'div'>, 'role' | 'aria-label'> & {
  /** What its tools have in common; heard, not seen. */
  label: string
}

/** Tools that belong together. The line before it lies outside of the bar where it is the first of a row. */
export function ToolbarGroup({ label, className, ...props }: ToolbarGroupProps) {
  return (
    <div
      data-slot="toolbar-group"
      aria-label={label}
      {...props}
      role="group"
      className={cn(
        '-ms-1.25 flex min-w-0 flex-wrap items-center gap-1 border-arot-line border-s ps-1 pe-1.25',
        fromCaller(className),
      )}
    />
  )
}
