import type { ReactNode } from 'react'
import { Link } from '../../primitives/Link/Link.tsx'

export type NavLinkData = {
  label: string
  href: string
  /** Whether it links to the current page. */
  isCurrent?: boolean | undefined
  /** An icon above the label when the bar is at the bottom. */
  icon?: ReactNode
}

/** A link in the top bar. */
export function NavLink({ label, href, isCurrent = false }: NavLinkData) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={navLink}>
      {label}
    </Link>
  )
}

/** The look of an item in the bar. `data-current` marks a menu button whose menu contains the current page. */
export const navLink =
  'arot-focus flex h-arot-control items-center whitespace-nowrap rounded-arot-control px-2.5 font-medium text-arot-muted transition-colors duration-arot-quick hover:bg-arot-sunken hover:text-arot-ink aria-[current=page]:bg-arot-brand-soft aria-[current=page]:text-arot-brand-strong data-current:bg-arot-brand-soft data-current:text-arot-brand-strong forced-colors:aria-[current=page]:underline forced-colors:data-current:underline arot-xl:px-3'
