import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type SpinnerProps = ComponentProps<'svg'> & {
  /** Said by a screen reader; leave it out where the words beside it already say that something is under way. */
  label?: string | undefined
}

/** Something is under way and takes a moment. It has the colour of the text around it, and is 20 px wide unless a class says otherwise. */
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
