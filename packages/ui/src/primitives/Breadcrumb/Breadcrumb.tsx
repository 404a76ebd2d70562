'use client'

import { ChevronRight } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { unbroken } from '../../lib/withoutBreaks.tsx'
import { Link } from '../Link/Link.tsx'
import { type BreadcrumbLabels, english } from './labels.ts'

export type { BreadcrumbLabels }

export type Crumb = { label: string; href: string }

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The pages above the current one, from the top down. */
  trail: readonly Crumb[]
  /** The name of the current page. */
  current: string
  /** Texts that replace those of the chosen language. */
  labels?: Partial<BreadcrumbLabels> | undefined
}

/**
 * The position of the page in the site, with links to the pages above. In a narrow container a button stands for the
 * middle of a long path.
 */
export function Breadcrumb({ trail, current, labels, className, ...props }: BreadcrumbProps) {
  const { path, showAll } = useWords('Breadcrumb', english, labels)
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const top = trail.slice(0, 1)
  const middle = trail.slice(1, -1)
  const parent = trail.slice(1).slice(-1)

  // The pressed button is gone, so the first link that it revealed gets the focus.
  useLayoutEffect(() => {
    if (isWhole) list.current?.querySelector<HTMLElement>('[data-state="whole"] > :first-child')?.focus()
  }, [isWhole])

  return (
    <nav
      data-slot="breadcrumb"
      aria-label={path}
      {...props}
      // A container query needs an explicit width. `grow` takes what the other items of the row leave.
      className={cn('@container min-w-0 grow', fromCaller(className))}
    >
      <ol ref={list} className="flex flex-wrap items-center gap-x-1 text-arot-13">
        <Crumbs crumbs={top} />
        {middle.length === 0 || isWhole ? null : (
          <li data-slot="breadcrumb-gap" className="hidden items-center gap-x-1 @max-[36rem]:flex">
            <button type="button" aria-label={showAll} onClick={() => setIsWhole(true)} className={cn(step, 'px-2')}>
              …
            </button>
            <Separator />
          </li>
        )}
        <Crumbs crumbs={middle} state={isWhole ? 'whole' : 'short'} />
        <Crumbs crumbs={parent} />
        {/* In a narrow container the name may be cut off, because the page's heading shows it in full. */}
        <li data-slot="breadcrumb-item" className="min-w-0 py-1 @max-[36rem]:grow @max-[36rem]:basis-20">
          <span
            aria-current="page"
            className="wrap-anywhere font-medium text-arot-ink @max-[36rem]:block @max-[36rem]:truncate"
          >
            {unbroken(current)}
          </span>
        </li>
      </ol>
    </nav>
  )
}

function Crumbs({ crumbs, state }: { crumbs: readonly Crumb[]; state?: 'whole' | 'short' }) {
  return crumbs.map(({ label, href }) => (
    <li
      key={href}
      data-slot="breadcrumb-item"
      data-state={state}
      className="flex min-w-0 items-center gap-x-1 @max-[36rem]:data-[state=short]:hidden"
    >
      <Link href={href} className={step}>
        <span className="wrap-anywhere min-w-0">{unbroken(label)}</span>
      </Link>
      <Separator />
    </li>
  ))
}

function Separator() {
  return <ChevronRight aria-hidden className="size-3.5 shrink-0 text-arot-muted rtl:rotate-180" />
}

const step =
  'arot-focus inline-flex min-h-6 min-w-0 cursor-pointer items-center rounded-arot-control text-start text-arot-muted no-underline underline-offset-4 hover:text-arot-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'
