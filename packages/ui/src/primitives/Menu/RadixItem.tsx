import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Link } from '../Link/Link.tsx'
import type { MenuItemProps } from './MenuItem.tsx'

const item = cva(
  'flex min-h-arot-control w-full cursor-pointer select-none items-center gap-2.5 rounded-arot-control px-2.5 py-2 text-start font-medium no-underline focus-visible:outline-2 focus-visible:outline-arot-brand focus-visible:-outline-offset-2 forced-colors:data-highlighted:outline-2 aria-[current=page]:text-arot-brand-strong forced-colors:aria-[current=page]:underline [&_svg]:size-4 [&_svg]:shrink-0',
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

/** Renders an item in a Radix menu. */
export function RadixItem({
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
    // A disabled item keeps the menu open, so that the user can read the reason.
    <RadixMenu.Item asChild onSelect={isDisabled ? (event) => event.preventDefault() : onSelect}>
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
    </RadixMenu.Item>
  )
}
