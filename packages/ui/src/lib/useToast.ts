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

/** Shows a short message that needs no answer: `toast({ title, tone })`. It returns a function that closes the toast. */
export function useToast() {
  return use(ToastContext) ?? nowhere
}

/** Without a provider the page renders, but a toast throws. */
function nowhere(): never {
  throw new Error('useToast needs a ToastProvider above it.')
}
