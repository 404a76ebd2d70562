import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { cn } from '../../lib/cn.ts'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { NavLink, type NavLinkData, navLink } from './NavLink.tsx'

/** As many as fit between 1024 and 1280 px, beside a search and the account. */
const places = 4

type TopLinksProps = { menu: ComponentType<MenuProps>; links: NavLinkData[]; label: string; more: string }

/** The links in a row. On a narrow desktop a More menu contains the last ones, so that the bar stays one row high. */
export function TopLinks({ menu, links, label, more }: TopLinksProps) {
  const shownCount = links.length > places + 1 ? places : links.length
  const rest = links.slice(shownCount)
  return (
    <nav aria-label={label} data-slot="nav-bar-links" className="hidden arot-lg:block">
      <ul className="flex min-h-16 flex-wrap items-center">
        {links.map((link, position) => (
          <li key={link.href} className={cn(position >= shownCount && 'hidden arot-xl:block')}>
            <NavLink {...link} />
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li className="arot-xl:hidden">
            <MoreMenu
              menu={menu}
              links={rest}
              label={more}
              align="start"
              trigger={
                <button
                  type="button"
                  data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
                  className={cn(navLink, 'cursor-pointer gap-1')}
                >
                  {more}
                  <ChevronDown aria-hidden className="size-4" />
                </button>
              }
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
