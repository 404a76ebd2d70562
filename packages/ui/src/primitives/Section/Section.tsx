'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  /** At the end of the title's line: "See all". */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page under its title. */
export function Section({ title, action, className, children, ...props }: SectionProps) {
  const titleId = useId()
  return (
    <section data-slot="section" aria-labelledby={titleId} {...props} className={cn('min-w-0', fromCaller(className))}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="font-arot-display font-bold text-arot-24 text-arot-ink tracking-tight">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
