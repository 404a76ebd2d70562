'use client'

import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, use } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Link } from '../Link/Link.tsx'
import { ItemPartContext } from './itemPart.ts'

export type MenuItemProps = {
  /** Chosen, by pointer or by key; the menu closes. */
  onSelect?: (() => void) | undefined
  /** Where it leads; without it the item does something here. */
  href?: string | undefined
  /** The language of what is there. */
  hrefLang?: string | undefined
  /** It leads to the page that is shown. */
  isCurrent?: boolean | undefined
  icon?: ReactNode
  /** Why it cannot be chosen now. It stays reachable, so that everyone can learn the reason. */
  disabledReason?: string | undefined
  /** @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined
  className?: string | undefined
  children: ReactNode
}

const item = cva(
  'flex min-h-arot-control w-full cursor-pointer select-none items-center gap-2.5 rounded-arot-control px-2.5 py-2 text-start font-medium no-underline outline-none focus-visible:outline-2 focus-visible:outline-arot-brand focus-visible:-outline-offset-2 forced-colors:data-highlighted:outline-2 aria-[current=page]:text-arot-brand-strong forced-colors:aria-[current=page]:underline [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'text-arot-ink data-highlighted:bg-arot-sunken [&_svg]:text-arot-muted',
        error: 'text-arot-signal-strong data-highlighted:bg-arot-signal-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** One thing to do, or one place to go. */
export function MenuItem({
  onSelect,
  href,
  hrefLang,
  isCurrent = false,
  icon,
  disabledReason,
  tone,
  className,
  children,
}: MenuItemProps) {
  const Part = use(ItemPartContext)
  const isDisabled = disabledReason !== undefined
  const look = cn(item({ tone }), isDisabled && 'cursor-not-allowed text-arot-muted', fromCaller(className))
  const words = (
    <>
      {icon}
      <span className="wrap-anywhere min-w-0">
        {children}
        {isDisabled ? <span className="block font-normal text-arot-12">{disabledReason}</span> : null}
      </span>
    </>
  )
  return (
    <Part onSelect={isDisabled ? undefined : onSelect}>
      {href === undefined || isDisabled ? (
        <button data-slot="menu-item" type="button" aria-disabled={isDisabled || undefined} className={look}>
          {words}
        </button>
      ) : (
        <Link
          data-slot="menu-item"
          href={href}
          hrefLang={hrefLang}
          aria-current={isCurrent ? 'page' : undefined}
          className={look}
        >
          {words}
        </Link>
      )}
    </Part>
  )
}

/** Between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return (
    <hr
      data-slot="menu-separator"
      {...props}
      className={cn('-mx-1.5 my-1.5 border-arot-line border-t', fromCaller(className))}
    />
  )
}

/** Words above items that can not be chosen: whose menu this is, what a group is for. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="menu-label"
      {...props}
      className={cn('wrap-anywhere px-2.5 py-2 text-arot-13 text-arot-muted', fromCaller(className))}
    />
  )
}
