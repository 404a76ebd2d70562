import type { ReactNode } from 'react'
import { Link } from '../../primitives/Link/Link.tsx'

export type NavLinkData = {
  label: string
  href: string
  /** This is the page that is shown. */
  isCurrent?: boolean | undefined
  /** Drawn above the label where the bar is at the bottom. */
  icon?: ReactNode
}

/** One word of the bar at the top. */
export function NavLink({ label, href, isCurrent = false }: NavLinkData) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={navLink}>
      {label}
    </Link>
  )
}

/** The look of a word in the bar; `data-current` is for a button that holds the link of the page that is shown. */
export const navLink =
  'arot-focus flex h-arot-control items-center whitespace-nowrap rounded-arot-control px-2.5 font-medium text-arot-muted transition-colors duration-arot-quick hover:bg-arot-sunken hover:text-arot-ink aria-[current=page]:bg-arot-brand-soft aria-[current=page]:text-arot-brand-strong data-current:bg-arot-brand-soft data-current:text-arot-brand-strong forced-colors:aria-[current=page]:underline forced-colors:data-current:underline arot-xl:px-3'
