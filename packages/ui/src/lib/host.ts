'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Messages } from './messages.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address of the link. */
  href: string
}

/** The browser chooses one by the formats it supports and by the width of the picture. */
export type PictureSources = { avif?: string | undefined; webp?: string | undefined }

export type HostSettings = {
  /** Renders every link and always gets `href`: the link component of your router, or a wrapper of one line. */
  link: ComponentType<LinkProps> | 'a'
  /** ISO 4217 code of all prices. */
  currency: string
  /** BCP 47 tag for numbers and dates. */
  locale: string
  /** The texts of the components, which replace the English defaults: those of a language, or your own. */
  messages?: { [Component in keyof Messages]?: Partial<Messages[Component]> } | undefined
  /** The IANA time zone of all dates. It is the same for all readers, so that the server and the browser render the same. */
  timeZone: string
  /** Whether a picture is a cutout, which keeps a margin, or a photograph, which fills its frame. */
  isCutout: (src: string) => boolean
  /** Other sizes and formats of a picture, as `srcset` values. Undefined if there are none. */
  pictureSources: (src: string) => PictureSources | undefined
  /** Your logo, which appears beside the name: a picture, 32 px wide and high. */
  mark?: ReactNode
  /** The element that contains dialogs, menus and toasts. Defaults to the end of `body`. */
  container?: HTMLElement | null | undefined
  /**
   * Called when a dialog, an alert or a menu opens, with a function that closes it. Return a function to call once it
   * is closed. Use it to close overlays with the Back button of a phone.
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

/** The settings of the nearest `ArotProvider`, with defaults for the rest. */
export function useHost() {
  return use(HostContext)
}
