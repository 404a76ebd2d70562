'use client'

import { PackageOpen } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { english, type NotFoundLabels } from './labels.ts'

export type { NotFoundLabels }

export type NotFoundProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The address of the home page. */
  homeHref: string
  /** Texts that replace those of the chosen language. */
  labels?: Partial<NotFoundLabels> | undefined
}

/** The page for an address that does not exist. */
export function NotFound({ homeHref, labels, className, ...props }: NotFoundProps) {
  const words = useWords('NotFound', english, labels)
  return (
    <section
      data-slot="not-found"
      {...props}
      className={cn(
        'grid min-h-[60dvh] place-content-center justify-items-center gap-3 py-12 text-center',
        fromCaller(className),
      )}
    >
      <span className="mb-3 grid size-24 place-items-center rounded-full bg-arot-brand-soft text-arot-brand">
        <PackageOpen aria-hidden className="size-11" strokeWidth={1.5} />
      </span>
      <h1 className="text-balance font-arot-display font-bold text-arot-32 tracking-tight arot-md:text-arot-48">
        {words.title}
      </h1>
      <p className="max-w-[44em] text-pretty text-arot-16 text-arot-muted">{words.text}</p>
      <ButtonLink href={homeHref} size="lg" className="mt-4">
        {words.home}
      </ButtonLink>
    </section>
  )
}
