import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { Tone } from '../../lib/tone.ts'

const badge = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 font-medium text-arot-12 tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-arot-sunken text-arot-muted',
        brand: 'bg-arot-brand-soft text-arot-brand-strong',
        error: 'bg-arot-signal-soft text-arot-signal-strong',
        warning: 'bg-arot-caution-soft text-arot-caution',
      },
      isOnPicture: { true: 'bg-arot-surface text-arot-ink shadow-arot-card' },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & {
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: Extract<Tone, 'neutral' | 'brand' | 'warning' | 'error'> | undefined
  /** Makes the badge readable on a picture of any colour. @default false */
  isOnPicture?: boolean | undefined
}

/** A short fact about an item, such as its minimum or low stock. */
export function Badge({ tone, isOnPicture, className, ...props }: BadgeProps) {
  return <span data-slot="badge" {...props} className={cn(badge({ tone, isOnPicture }), fromCaller(className))} />
}
