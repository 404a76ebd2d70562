'use client'

import { createContext, use } from 'react'
import type { Tone } from './ToneIcon.tsx'

export type AlertRequest = { title: string; text?: string; tone?: Tone; dismissLabel?: string }

export type ConfirmRequest = {
  title: string
  text?: string
  /** What happens on yes, as a verb. */
  confirmLabel: string
  cancelLabel?: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger'
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
