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
  /** The links, most important first: small screens show the first ones and put the rest into a More menu. */
  links: NavLinkData[]
  /** Who is signed in, or that it is not known yet. */
  session: Session
  /** The menu component for the account and More: `Menu`, or one that the host loads on demand. */
  menu: ComponentType<MenuProps>
  /** The cart. Leave it out for users without one. Without an `href` its place is reserved. */
  cart?: { href?: string; count?: number } | undefined
  /** Content beside the cart, such as a button for notifications. Its place is reserved while it loads. */
  corner?: ReactNode
  /** The languages of the page, if there are several. */
  languages?: LanguageLink[] | undefined
  /** The search box, or a button that opens one. */
  search?: ReactNode
  /** Whether dark mode is on. */
  isDark: boolean
  /** Called when the user switches between light and dark. */
  onToggleDark: () => void
  /** Texts that replace those of the chosen language. */
  labels?: Partial<NavBarLabels> | undefined
}

/**
 * Stays at the top of the page. Below 1024 px the links are at the bottom, within reach of a thumb. On a screen of 480
 * px height or less, also by zoom, both bars scroll away with the page.
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
          {/* On a phone with a `corner` there is no space for it in the row. The footer has the languages too. */}
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
