'use client'

import { type ReactNode, useId } from 'react'

type FormSectionProps = {
  title: string
  /** Describes all fields of the section. */
  hint?: string | undefined
  children: ReactNode
}

/** Fields under a title. On a wide screen the title is beside them. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <div
      data-slot="form-section"
      {...(hint !== undefined && {
        role: 'group',
        'aria-labelledby': `${id}-title`,
        'aria-describedby': `${id}-hint`,
      })}
      className="grid min-w-0 gap-x-8 gap-y-4 border-arot-line border-t pt-5 first:border-t-0 first:pt-0 arot-lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="font-semibold text-arot-16 text-arot-ink">
        {title}
      </h2>
      <div className="grid min-w-0 gap-5 arot-md:grid-cols-2">
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-pretty text-arot-14 text-arot-muted arot-md:col-span-2">
            {hint}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
