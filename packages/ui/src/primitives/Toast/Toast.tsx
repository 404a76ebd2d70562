'use client'

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
} from 'react'
import { useIdle } from '../../lib/useIdle.ts'
import { PlainStack } from './PlainStack.tsx'
import type { ShownToast, StackProps, ToastLabels, ToastMessage } from './toasts.ts'

export type { ToastLabels, ToastMessage }

export type ToastProviderProps = {
  children: ReactNode
  /** Milliseconds until a toast closes by itself; hover and focus stop the clock. @default 5000 */
  duration?: number
  labels?: ToastLabels
}

const english = { region: 'Notifications ({hotkey})', announcement: 'Notification', dismiss: 'Dismiss' }

const ToastContext = createContext<((toast: ToastMessage) => void) | null>(null)

// Loaded when the page is idle, or with the first toast: no page waits for it.
const load = () => import('./ToastStack.tsx')

const Stack = lazy<ComponentType<StackProps>>(() =>
  load().then(
    ({ ToastStack }) => ({ default: ToastStack }),
    () => ({ default: PlainStack }),
  ),
)

/** Where it fails now it is tried again when it is needed. */
function warm() {
  load().catch(() => {})
}

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
  useIdle(warm)

  const show = useCallback((toast: ToastMessage) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current, isOpen: true }
    // One that is closed stays until the next comes, so that it can fade out.
    setToasts((before) => [...before.filter(({ isOpen }) => isOpen), shown])
  }, [])

  function close(closedId: number) {
    setToasts((before) => before.map((toast) => (toast.id === closedId ? { ...toast, isOpen: false } : toast)))
  }

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length === 0 ? null : (
        <Suspense>
          <Stack toasts={toasts} labels={labels} duration={duration} onClose={close} />
        </Suspense>
      )}
    </ToastContext>
  )
}
