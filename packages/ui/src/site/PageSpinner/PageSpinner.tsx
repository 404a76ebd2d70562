import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'

export type PageSpinnerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What a screen reader says. @default 'Loading' */
  label?: string | undefined
}

/** The whole page waits: who is here is not known yet. */
export function PageSpinner({ label = 'Loading', className, ...props }: PageSpinnerProps) {
  return (
    <div
      data-slot="page-spinner"
      role="status"
      {...props}
      className={cn('grid min-h-dvh w-full place-items-center text-arot-signal', fromCaller(className))}
    >
      <Spinner label={label} className="size-12" />
    </div>
  )
}
