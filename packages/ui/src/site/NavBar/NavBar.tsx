'use client'

import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { BottomBar } from './BottomBar.tsx'
import { CartLink } from './CartLink.tsx'
import { DarkToggle } from './DarkToggle.tsx'
import { LanguageChoice, type LanguageLink } from './LanguageChoice.tsx'
import { english, type NavBarLabels } from './labels.ts'
import type { NavLinkData } from './NavLink.tsx'
import { type Session, SessionCorner } from './SessionCorner.tsx'
import { TopLinks } from './TopLinks.tsx'

export type { LanguageLink, NavBarLabels, NavLinkData, Session }

export type NavBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The name of the market and the address that it links to. */
  brand: { name: string; href: string }
  /** In order of importance: small screens show the first ones and keep the rest under More. */
  links: NavLinkData[]
  /** Who is signed in, or whether that is not known yet. */
  session: Session
  /** Opens the account and More: `Menu`, or one of the host's that brings it when it is wanted. */
  menu: ComponentType<MenuProps>
  /** Left out for who has none; without its address its place is held until that is known. */
  cart?: { href?: string; count?: number } | undefined
  /** Beside the cart, such as a NotificationBell; the place is held for one that is still to come. */
  corner?: ReactNode
  /** Where the page can be read in more than one. */
  languages?: LanguageLink[] | undefined
  /** The box that searches, or what opens one. */
  search?: ReactNode
  /** Whether the page is dark. */
  isDark: boolean
  /** Called when the user switches between light and dark. */
  onToggleDark: () => void
  /** Texts that replace those of the chosen language. */
  labels?: Partial<NavBarLabels> | undefined
}

/**
 * Stays at the top of the page; below 1024 px its links are at the bottom, where a thumb reaches. On a screen as low
 * as 480 px, or zoomed to that, both scroll away with the page and leave it the room.
 */
export function NavBar({
  brand,
  links,
  session,
  menu,
  cart,
  corner,
  languages = [],
  search,
  isDark,
  onToggleDark,
  labels,
  className,
  ...props
}: NavBarProps) {
  const words = useWords('NavBar', english, labels)
  return (
    <header
      data-slot="nav-bar"
      {...props}
      className={cn(
        'sticky top-0 z-arot-sticky border-arot-line border-b bg-arot-surface text-arot-14 text-arot-ink [@media(max-height:30rem)]:static print:hidden',
        fromCaller(className),
      )}
    >
      <div className="mx-auto flex max-w-arot-page flex-wrap items-start gap-x-3 px-4 arot-md:flex-nowrap arot-md:px-6 arot-lg:gap-x-5 arot-lg:px-8">
        <Logo {...brand} className="h-14 arot-md:shrink-0 arot-lg:h-16" />
        <div className="order-last flex min-w-0 basis-full flex-wrap items-center gap-x-4 arot-md:order-none arot-md:flex-1 arot-md:basis-0">
          <TopLinks menu={menu} links={links} label={words.main} more={words.more} />
          {search === undefined ? null : (
            <div
              data-slot="nav-bar-search"
              className="arot-lg:[--arot-search-list:min(24rem,100vw-2rem)] h-13.5 flex-1 basis-40 arot-md:h-auto arot-md:max-w-xl arot-md:py-2 arot-lg:py-2.5"
            >
              {search}
            </div>
          )}
        </div>
        <div data-slot="nav-bar-actions" className="ms-auto flex h-14 items-center gap-1 arot-lg:h-16">
          {corner === undefined ? null : (
            <div data-slot="nav-bar-corner" className="min-w-arot-control">
              {corner}
            </div>
          )}
          {cart === undefined ? null : <CartLink {...cart} label={words.cart} />}
          {/* Beside a corner a phone has no room for it in one row; the footer has it too. */}
          <div className={cn('flex empty:hidden', corner !== undefined && 'max-arot-sm:hidden')}>
            <LanguageChoice menu={menu} languages={languages} label={words.language} />
          </div>
          <DarkToggle isDark={isDark} onToggle={onToggleDark} label={words.dark} />
          <SessionCorner menu={menu} session={session} labels={words} />
        </div>
      </div>
      <BottomBar menu={menu} links={links} label={words.main} more={words.more} />
    </header>
  )
}
