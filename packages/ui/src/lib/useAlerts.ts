'use client'

import { createContext, use } from 'react'
import type { MessageTone } from './tone.ts'

export type AlertRequest = {
  title: string
  text?: string | undefined
  tone?: MessageTone | undefined
  dismissLabel?: string | undefined
}

export type ConfirmRequest = {
  title: string
  text?: string | undefined
  /** What follows from a yes besides, in a sentence of its own beneath. */
  more?: string | undefined
  /** What happens on yes, as a verb. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined
}

export type Alerts = {
  /** Tells something that must be seen; resolves when it is put away. */
  alert: (request: AlertRequest) => Promise<void>
  /** Asks; true only when the answer was yes. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
}

export const AlertsContext = createContext<Alerts | null>(null)

/** Where there is no provider, the browser asks by its own means. */
const browsersOwn: Alerts = {
  alert: async ({ title, text = '' }) => alert(`${title}\n\n${text}`),
  confirm: async ({ title, text = '', more }) =>
    confirm([title, text, more].filter((one) => one !== undefined).join('\n\n')),
}

/** `alert` and `confirm` as promises: by the provider's dialogs, or without one by the browser's. */
export function useAlerts() {
  return use(AlertsContext) ?? browsersOwn
}
