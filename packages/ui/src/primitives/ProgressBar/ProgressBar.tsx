import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is under way, for a screen reader. */
  label: string
}

/** The page is on its way: a line along the top, that covers nothing and moves nothing. */
export function ProgressBar({ label, className, ...props }: ProgressBarProps) {
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={label}
      {...props}
      className={cn(
        // It waits a moment: what comes at once needs no sign.
        'arot-mirror pointer-events-none fixed inset-x-0 top-0 z-arot-toast h-[3px] animate-arot-appear overflow-hidden bg-arot-brand-soft [animation-delay:150ms] [animation-fill-mode:backwards]',
        fromCaller(className),
      )}
    >
      <span className="block h-full w-1/3 animate-arot-sweep bg-arot-brand motion-reduce:w-full motion-reduce:animate-arot-pulse forced-colors:bg-[Highlight]" />
    </div>
  )
}
