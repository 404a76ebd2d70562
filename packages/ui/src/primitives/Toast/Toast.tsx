'use client'

import { type ReactNode, useCallback, useRef, useState } from 'react'
import { placeOfFocus } from '../../lib/takeLook.ts'
import { ToastContext, type ToastMessage, useToast } from '../../lib/useToast.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type ToastLabels } from './labels.ts'
import { ToastStack, type VisibleToast } from './ToastStack.tsx'

export type { ToastLabels }

export { ToastContext, type ToastMessage, useToast }

export type ToastProviderProps = {
  /** The part of the page that calls `useToast`. */
  children: ReactNode
  /** Milliseconds until a toast closes by itself. Hover and focus pause the timer. @default 5000 */
  duration?: number | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ToastLabels> | undefined
}

/** Shows toasts at the top, at the end of the line, one below the other. Each closes after five seconds. */
export function ToastProvider({ children, duration = 5000, labels }: ToastProviderProps) {
  const words = useWords('Toast', english, labels)
  const [toasts, setToasts] = useState<VisibleToast[]>([])
  const lastId = useRef(0)

  const close = useCallback((closedId: number) => {
    setToasts((before) => before.map((toast) => (toast.id === closedId ? { ...toast, isOpen: false } : toast)))
  }, [])

  const show = useCallback(
    (toast: ToastMessage) => {
      lastId.current += 1
      const id = lastId.current
      const newToast = { ...toast, id, place: placeOfFocus(), isOpen: true }
      // A closed toast stays until the next one opens, so that it can fade out.
      setToasts((before) => [...before.filter(({ isOpen }) => isOpen), newToast])
      return () => close(id)
    },
    [close],
  )

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length === 0 ? null : <ToastStack toasts={toasts} labels={words} duration={duration} onClose={close} />}
    </ToastContext>
  )
}
