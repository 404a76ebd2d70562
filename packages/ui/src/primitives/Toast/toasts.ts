import type { Tone } from '../../lib/ToneIcon.tsx'

export type ToastMessage = {
  title: string
  text?: string
  /** @default 'info' */
  tone?: Tone
}

export type ShownToast = ToastMessage & { id: number; isOpen: boolean }

export type ToastLabels = {
  /** Names the place where they appear; `{hotkey}` becomes the key that leads there. */
  region: string
  /** Said before each one. */
  announcement: string
  dismiss: string
}

export type StackProps = {
  toasts: ShownToast[]
  labels: ToastLabels
  /** Milliseconds until one closes by itself. */
  duration: number
  onClose: (id: number) => void
}
