'use client'

import type { ReactNode } from 'react'
import { HostContext, type HostSettings, useHost } from '../../lib/host.ts'

export type ArotProviderProps = { [Setting in keyof HostSettings]?: HostSettings[Setting] | undefined } & {
  /** The part of the page that uses the library. */
  children: ReactNode
}

/**
 * Gives the library the host's settings, such as its link component, currency and pictures. A missing setting comes
 * from the provider around it, or has a default.
 */
export function ArotProvider({ children, ...settings }: ArotProviderProps) {
  const around = useHost()
  const ownSettings = Object.fromEntries(Object.entries(settings).filter(([, setting]) => setting !== undefined))
  return <HostContext value={{ ...around, ...ownSettings }}>{children}</HostContext>
}
