'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Messages } from './messages.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address that it leads to. */
  href: string
}

/** From which a browser chooses, by what it can read and how wide the picture is drawn. */
export type PictureSources = { avif?: string | undefined; webp?: string | undefined }

export type HostSettings = {
  /** Draws every link and is always given `href`: your router's, as it is or in one line. */
  link: ComponentType<LinkProps> | 'a'
  /** ISO 4217 code of all prices. */
  currency: string
  /** BCP 47 tag for numbers and dates. */
  locale: string
  /** The words of components, over the English that they bring: a language's, or some of your own. */
  messages?: { [Component in keyof Messages]?: Partial<Messages[Component]> } | undefined
  /** IANA name of the zone whose days are shown; one for all readers, so that a server's page and the browser's agree. */
  timeZone: string
  /** Tells the pictures that stand free on their ground (and keep a margin) from photographs that fill their frame. */
  isCutout: (src: string) => boolean
  /** Other sizes and encodings of a picture, as `srcset`s; undefined where there are none. */
  pictureSources: (src: string) => PictureSources | undefined
  /** Your mark, beside the name in every logo: a picture, 32 px wide and high. */
  mark?: ReactNode
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
  pictureSources: () => undefined,
}

export const HostContext = createContext(hostDefaults)

/** What `ArotProvider` was given around this component, with the defaults for the rest. */
export function useHost() {
  return use(HostContext)
}
