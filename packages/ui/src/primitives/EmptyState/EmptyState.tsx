import { cva } from 'class-variance-authority'
import { PackageOpen } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { HeadingLevel } from '../../lib/heading.ts'
import type { Tone } from '../../lib/tone.ts'

const disc = cva('grid size-14 place-items-center rounded-full [&_svg]:size-6', {
  variants: {
    tone: {
      neutral: 'bg-arot-brand-soft text-arot-brand-strong',
      error: 'bg-arot-signal-soft text-arot-signal-strong',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What is missing, in one short line. */
  title: string
  /** What it means, or what to do next. */
  text?: string | undefined
  /** The next step: a link or a button. */
  action?: ReactNode
  /**
   * A picture above the text.
   * @default an open box
   */
  icon?: ReactNode
  /** `error` if something went wrong. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'error'> | undefined
  /** The level of its heading on the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
}

/** Takes the place of an empty list, and offers the next step. */
export function EmptyState({
  title,
  text,
  action,
  icon = <PackageOpen aria-hidden strokeWidth={1.75} />,
  tone,
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={cn('flex flex-col items-center px-4 py-12 text-center arot-md:py-16', fromCaller(className))}
    >
      <span data-slot="empty-state-icon" className={disc({ tone })}>
        {icon}
      </span>
      <Heading className="wrap-anywhere mt-4 max-w-[26.6em] text-balance font-arot-display font-bold text-arot-20 text-arot-ink">
        {title}
      </Heading>
      {text === undefined ? null : (
        <p className="wrap-anywhere mt-1.5 max-w-[35.3em] text-pretty text-arot-14 text-arot-muted">{text}</p>
      )}
      {action === undefined ? null : (
        <div data-slot="empty-state-action" className="mt-5 flex flex-wrap justify-center gap-3">
          {action}
        </div>
      )}
    </div>
  )
}
