'use client'

import { createContext, use } from 'react'
import type { Tone } from './ToneIcon.tsx'

export type AlertRequest = {
  title: string
  text?: string | undefined
  tone?: Tone | undefined
  dismissLabel?: string | undefined
}

export type ConfirmRequest = {
  title: string
  text?: string | undefined
  /** What happens on yes, as a verb. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined
}

export type Alerts = {
  /** Tells something that must be seen; resolves when it is put away. */
  alert: (request: AlertRequest) => Promise<void>
  /** Asks; true only when the answer was yes. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
}

export const AlertsContext = createContext<Alerts | null>(null)

/** `alert` and `confirm` as promises, for everything below the provider. */
export function useAlerts() {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlerts needs an AlertsProvider above it.')
  return alerts
}
