import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is loading, for screen readers. */
  label: string
}

/** A line at the top while a page loads. It covers nothing and moves nothing. */
export function ProgressBar({ label, className, ...props }: ProgressBarProps) {
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={label}
      {...props}
      className={cn(
        // Appears after a short delay, so that fast pages show no line.
        'arot-mirror pointer-events-none fixed inset-x-0 top-0 z-arot-toast h-[3px] animate-arot-appear overflow-hidden bg-arot-brand-soft [animation-delay:150ms] [animation-fill-mode:backwards]',
        fromCaller(className),
      )}
    >
      <span className="block h-full w-1/3 animate-arot-sweep bg-arot-brand motion-reduce:w-full motion-reduce:animate-arot-pulse forced-colors:bg-[Highlight]" />
    </div>
  )
}
