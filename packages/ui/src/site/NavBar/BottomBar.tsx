import { Ellipsis } from 'lucide-react'
import type { ComponentType } from 'react'
import { cn } from '../../lib/cn.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import type { NavLinkData } from './NavLink.tsx'

/** As many as fit with their labels at 360 px. */
const places = 4

type BottomBarProps = { menu: ComponentType<MenuProps>; links: NavLinkData[]; label: string; more: string }

/** The same links at the bottom, within reach of a thumb. A More menu contains those that do not fit. */
export function BottomBar({ menu, links, label, more }: BottomBarProps) {
  const visibleLinks = links.length > places ? links.slice(0, places - 1) : links
  const rest = links.slice(visibleLinks.length)
  return (
    <nav
      aria-label={label}
      data-slot="nav-bar-bottom"
      className="fixed inset-x-0 bottom-0 border-arot-line border-t bg-arot-surface pb-[env(safe-area-inset-bottom)] arot-lg:hidden [@media(max-height:30rem)]:static"
    >
      <ul className="mx-auto flex h-14 max-w-lg">
        {visibleLinks.map(({ label, href, icon, isCurrent }) => (
          <li key={href} className="min-w-0 flex-1">
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={place}>
              <span aria-hidden className={placeIcon}>
                {icon}
              </span>
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li className="min-w-0 flex-1">
            <MoreMenu
              menu={menu}
              links={rest}
              label={more}
              trigger={
                <button
                  type="button"
                  data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
                  className={cn(place, 'cursor-pointer')}
                >
                  <span aria-hidden className={placeIcon}>
                    <Ellipsis />
                  </span>
                  <span className="max-w-full truncate">{more}</span>
                </button>
              }
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

const place =
  'arot-focus group/place flex size-full flex-col items-center justify-center gap-0.5 rounded-arot-control px-1 font-medium text-arot-12 text-arot-muted focus-visible:-outline-offset-2 aria-[current=page]:text-arot-brand-strong data-current:text-arot-brand-strong forced-colors:aria-[current=page]:underline forced-colors:data-current:underline'

const placeIcon =
  'grid h-7 w-14 place-items-center rounded-full transition-colors duration-arot-quick group-hover/place:bg-arot-sunken group-aria-[current=page]/place:bg-arot-brand-soft group-data-current/place:bg-arot-brand-soft [&>svg]:size-5'
