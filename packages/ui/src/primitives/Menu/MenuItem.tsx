'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'

export type MenuItemProps = {
  /** Called when the user chooses the item. The menu closes. */
  onSelect?: (() => void) | undefined
  /** The address that the item links to. Without it the item is an action. */
  href?: string | undefined
  /** The language of the linked page. */
  hrefLang?: string | undefined
  /** Whether the item links to the current page. */
  isCurrent?: boolean | undefined
  /** An icon before the text. */
  icon?: ReactNode
  /** Why the item is disabled. It stays focusable, so that everyone can read the reason. */
  disabledReason?: string | undefined
  /**
   * `error` for an action that removes something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'error' | undefined
  /** Additional classes for the item. */
  className?: string | undefined
  /** The name of the item. */
  children: ReactNode
}

/** The component that renders an item in its menu, with look and behaviour. Set by the menu. */
export const ItemContext = createContext<ComponentType<MenuItemProps>>(({ children }) => children)

/** An action or a link. The Menu around it renders it. */
export function MenuItem(props: MenuItemProps) {
  const Item = use(ItemContext)
  return <Item {...props} />
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return (
    <hr
      data-slot="menu-separator"
      {...props}
      className={cn('-mx-1.5 my-1.5 border-arot-line border-t', fromCaller(className))}
    />
  )
}

/** Text above items, which cannot be chosen: the owner of the menu, or the name of a group. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="menu-label"
      {...props}
      className={cn('wrap-anywhere px-2.5 py-2 text-arot-13 text-arot-muted', fromCaller(className))}
    />
  )
}
