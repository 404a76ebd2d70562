'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type MenuItemProps = {
  /** Chosen, by pointer or by key; the menu closes. */
  onSelect?: (() => void) | undefined
  /** Where it leads; without it the item does something here. */
  href?: string | undefined
  /** The language of what is there. */
  hrefLang?: string | undefined
  /** It leads to the page that is shown. */
  isCurrent?: boolean | undefined
  /** An icon before the text. */
  icon?: ReactNode
  /** Why it cannot be chosen now. It stays reachable, so that everyone can learn the reason. */
  disabledReason?: string | undefined
  /**
   * `error` for an action that removes something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'error' | undefined
  /** More classes for the item. */
  className?: string | undefined
  /** The name of the item. */
  children: ReactNode
}

/** What draws an item in the menu around it: an item brings neither its look nor what walks and closes a menu. */
export const ItemContext = createContext<ComponentType<MenuItemProps>>(({ children }) => children)

/** One thing to do, or one place to go; drawn by the Menu that it is in. */
export function MenuItem(props: MenuItemProps) {
  const Item = use(ItemContext)
  return <Item {...props} />
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
