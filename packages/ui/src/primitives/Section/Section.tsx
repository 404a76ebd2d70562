'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { HeadingLevel } from '../../lib/heading.ts'

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading. */
  title: string
  /** The level of its heading on the page. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** Content at the end of the title's line, such as "See all". */
  action?: ReactNode
  /** The content below the heading. */
  children: ReactNode
}

/** A part of a page with a heading. */
export function Section({ title, action, headingLevel = 2, className, children, ...props }: SectionProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section data-slot="section" aria-labelledby={titleId} {...props} className={cn('min-w-0', fromCaller(className))}>
      <div className="mb-3 flex flex-wrap items-baseline arot-md:mb-4 justify-between gap-x-4 gap-y-1">
        <Heading id={titleId} className="font-arot-display font-bold text-arot-24 text-arot-ink tracking-tight">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
