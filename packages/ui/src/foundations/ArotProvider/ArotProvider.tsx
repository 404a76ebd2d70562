'use client'

import type { ReactNode } from 'react'
import { HostContext, type HostSettings, hostDefaults } from '../../lib/host.ts'

export type ArotProviderProps = Partial<HostSettings> & { children: ReactNode }

/** What a host tells the library once: its link component, its money, its pictures. Everything has a default. */
export function ArotProvider({ children, ...settings }: ArotProviderProps) {
  return <HostContext value={{ ...hostDefaults, ...settings }}>{children}</HostContext>
}
