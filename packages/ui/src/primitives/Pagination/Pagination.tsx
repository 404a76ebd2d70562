'use client'

import { cva } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Link } from '../Link/Link.tsx'
import { english, type PaginationLabels } from './labels.ts'
import { visiblePages } from './visiblePages.ts'

export type { PaginationLabels }

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  pageCount: number
  /** Returns the address of a page, counted from 1. */
  hrefFor: (page: number) => string
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PaginationLabels> | undefined
}

const step = cva(
  'arot-focus inline-flex h-arot-control shrink-0 min-w-arot-control select-none items-center justify-center gap-1 rounded-arot-control border px-2.5 font-semibold text-arot-14 tabular-nums transition-colors duration-arot-quick pointer-coarse:min-w-11 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      state: {
        link: 'border-transparent text-arot-ink hover:bg-arot-sunken',
        current:
          'border-arot-brand bg-arot-brand-soft text-arot-brand-strong forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        none: 'invisible border-transparent',
      },
    },
  },
)

/** Links to the pages of a long list. A single page renders nothing. */
export function Pagination({ page, pageCount, hrefFor, labels, className, ...props }: PaginationProps) {
  const words = useWords('Pagination', english, labels)
  const { locale } = useHost()
  if (pageCount <= 1) return null
  return (
    <nav
      data-slot="pagination"
      aria-label={words.pages}
      {...props}
      className={cn('flex items-center justify-between gap-1 arot-md:justify-center', fromCaller(className))}
    >
      <Neighbour href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden className="arot-mirror" />
        {words.previous}
      </Neighbour>
      <p className="text-center text-arot-13 text-arot-muted tabular-nums arot-md:sr-only">
        {words.position(formatNumber(page, locale), formatNumber(pageCount, locale))}
      </p>
      <ol className="hidden items-center gap-1 arot-md:flex">
        {visiblePages(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span aria-hidden className="inline-block w-6 text-center text-arot-muted">
                …
              </span>
            ) : (
              <Link
                href={hrefFor(each)}
                aria-label={words.page(formatNumber(each, locale))}
                aria-current={each === page ? 'page' : undefined}
                className={step({ state: each === page ? 'current' : 'link' })}
              >
                {formatNumber(each, locale)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Neighbour href={page < pageCount ? hrefFor(page + 1) : undefined} rel="next">
        {words.next}
        <ChevronRight aria-hidden className="arot-mirror" />
      </Neighbour>
    </nav>
  )
}

/** A missing neighbour keeps its space, so that the other links do not move under the pointer. */
function Neighbour({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  if (href === undefined) {
    return (
      <span aria-hidden className={step({ state: 'none' })}>
        {children}
      </span>
    )
  }
  return (
    <Link href={href} rel={rel} className={step({ state: 'link' })}>
      {children}
    </Link>
  )
}
