'use client'

import { createContext, use } from 'react'
import type { Tone } from './ToneIcon.tsx'

export type ToastMessage = {
  title: string
  text?: string | undefined
  /** @default 'info' */
  tone?: Tone | undefined
}

export const ToastContext = createContext<((toast: ToastMessage) => () => void) | null>(null)

/** Says what happened in passing, without asking for anything: `toast({ title, tone })`. What it returns takes it back. */
export function useToast() {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}
