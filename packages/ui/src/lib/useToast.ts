'use client'

import { createContext, use } from 'react'
import type { MessageTone } from './tone.ts'

export type ToastMessage = {
  title: string
  text?: string | undefined
  /** @default 'info' */
  tone?: MessageTone | undefined
}

type Show = (toast: ToastMessage) => () => void

export const ToastContext = createContext<Show>(() => {
  throw new Error('A toast has nowhere to be shown: put a ToastProvider around the page.')
})

/** Says what happened in passing, without asking for anything: `toast({ title, tone })`. What it returns takes it back. */
export function useToast() {
  return use(ToastContext)
}
