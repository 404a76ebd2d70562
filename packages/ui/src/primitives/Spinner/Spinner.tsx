import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type SpinnerProps = ComponentProps<'svg'> & {
  /** The text for screen readers. Leave it out if the text beside it already says that something is loading. */
  label?: string | undefined
}

/**
 * Shows that something is running. It has the colour of the text around it, and is 20 px wide unless a class changes
 * that.
 */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      {...naming}
      {...props}
      className={cn(
        'size-5 animate-arot-spin text-inherit stroke-current motion-reduce:animate-arot-pulse',
        fromCaller(className),
      )}
    >
      <circle cx="12" cy="12" r="9" className="opacity-20" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
