import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

const badge = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 font-medium text-arot-12 tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-arot-sunken text-arot-muted',
        plain: 'bg-arot-surface text-arot-ink shadow-arot-card',
        brand: 'bg-arot-brand-soft text-arot-brand-strong',
        attention: 'bg-arot-signal-soft text-arot-signal-strong',
        caution: 'bg-arot-caution-soft text-arot-caution',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & {
  /** `plain` is for a picture's ground. @default 'neutral' */
  tone?: 'neutral' | 'plain' | 'brand' | 'attention' | 'caution' | undefined
}

/** A short fact about the thing it sits on: a minimum, low stock. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" {...props} className={cn(badge({ tone }), fromCaller(className))} />
}
