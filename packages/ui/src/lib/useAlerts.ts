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
  /** A second sentence below the text, such as a further consequence. */
  more?: string | undefined
  /** The text of the button that confirms: a verb. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined
}

export type Alerts = {
  /** Shows a message. Resolves when the user closes it. */
  alert: (request: AlertRequest) => Promise<void>
  /** Asks a question. Resolves to true only if the user confirms. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
}

export const AlertsContext = createContext<Alerts | null>(null)

/** Without a provider, the browser's own dialogs ask. */
const browsersOwn: Alerts = {
  alert: async ({ title, text = '' }) => alert(`${title}\n\n${text}`),
  confirm: async ({ title, text = '', more }) =>
    confirm([title, text, more].filter((one) => one !== undefined).join('\n\n')),
}

/** `alert` and `confirm` as promises. They use the provider's dialogs, or the browser's if there is no provider. */
export function useAlerts() {
  return use(AlertsContext) ?? browsersOwn
}
