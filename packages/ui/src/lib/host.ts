'use client'

import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

export type HostSettings = {
  /** Draws every link and is always given `href`: your router's, as it is or in one line. */
  link: ComponentType<LinkProps> | 'a'
  /** ISO 4217 code of all prices. */
  currency: string
  /** BCP 47 tag for numbers and dates. */
  locale: string
  /** IANA name of the zone whose days are shown; one for all readers, so that a server's page and the browser's agree. */
  timeZone: string
  /** Tells the pictures that stand free on their ground (and keep a margin) from photographs that fill their frame. */
  isCutout: (src: string) => boolean
  /** Where dialogs, menus and toasts are put; the end of `body` when not given. */
  container?: HTMLElement | null | undefined
  /**
   * Told when a dialog, a question or a menu opens, with what closes it; what it gives back is called once that is closed.
   * For a phone's Back, which closes what lies over a page.
   */
  onOverlay?: ((close: () => void) => () => void) | undefined
}

export const hostDefaults: HostSettings = {
  link: 'a',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
  isCutout: () => false,
}

export const HostContext = createContext(hostDefaults)

export function useHost() {
  return use(HostContext)
}
