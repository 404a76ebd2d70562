'use client'

import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useOnDemand, useWarmAtFirstSign } from '../../lib/onDemand.ts'
import { stack } from './stack.ts'
import type { ShownToast, ToastLabels, ToastMessage } from './toasts.ts'

export type { ToastLabels, ToastMessage }

export type ToastProviderProps = {
  children: ReactNode
  /** Milliseconds until a toast closes by itself; hover and focus stop the clock. @default 5000 */
  duration?: number
  labels?: ToastLabels
}

const english = { region: 'Notifications ({hotkey})', announcement: 'Notification', dismiss: 'Dismiss' }

const ToastContext = createContext<((toast: ToastMessage) => void) | null>(null)

/** Says what happened in passing, without asking for anything: `toast({ title, tone })`. */
export function useToast() {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

/** The place of all toasts: top right, one below the other, each for five seconds. */
export function ToastProvider({ children, duration = 5000, labels = english }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const lastId = useRef(0)
  const isAnyOpen = toasts.some(({ isOpen }) => isOpen)
  const Stack = useOnDemand(stack, isAnyOpen)
  useWarmAtFirstSign(stack)

  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current, isOpen: true }
    // One that is closed stays until the next comes, so that it can fade out.
    setToasts((before) => [...before.filter(({ isOpen }) => isOpen), shown])
  }, [])

  const close = useCallback((closedId: number) => {
    setToasts((before) => before.map((toast) => (toast.id === closedId ? { ...toast, isOpen: false } : toast)))
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length === 0 || Stack === null ? null : (
        <Stack toasts={toasts} labels={labels} duration={duration} onClose={close} />
      )}
    </ToastContext>
  )
}
