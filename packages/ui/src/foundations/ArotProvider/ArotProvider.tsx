'use client'

import type { ReactNode } from 'react'
import { HostContext, type HostSettings, useHost } from '../../lib/host.ts'

export type ArotProviderProps = { [Setting in keyof HostSettings]?: HostSettings[Setting] | undefined } & {
  /** The part of the page that uses the library. */
  children: ReactNode
}

/**
 * What a host tells the library once: its link component, its money, its pictures. What is not given is as it is
 * around, and at the top everything has a default.
 */
export function ArotProvider({ children, ...settings }: ArotProviderProps) {
  const around = useHost()
  const ownSettings = Object.fromEntries(Object.entries(settings).filter(([, setting]) => setting !== undefined))
  return <HostContext value={{ ...around, ...ownSettings }}>{children}</HostContext>
}
