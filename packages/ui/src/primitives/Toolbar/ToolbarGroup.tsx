import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type ToolbarGroupProps = Omit<ComponentProps<'div'>, 'role' | 'aria-label'> & {
  /** The accessible name of the group. It is not visible. */
  label: string
}

/** Tools that belong together. If the group starts a row, the line before it is outside the bar. */
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
