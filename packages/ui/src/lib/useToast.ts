'use client'

import { createContext, use } from 'react'
import type { MessageTone } from './tone.ts'

export type ToastMessage = {
  title: string
  text?: string | undefined
  /** @default 'info' */
  tone?: MessageTone | undefined
}

export const ToastContext = createContext<((toast: ToastMessage) => () => void) | null>(null)

/** Says what happened in passing, without asking for anything: `toast({ title, tone })`. What it returns takes it back. */
export function useToast() {
  return use(ToastContext) ?? nowhere
}

/** Where there is no provider: a page is drawn without one, and nothing can be said. */
function nowhere(): never {
  throw new Error('useToast needs a ToastProvider above it.')
}
