'use client'

import { useEffect } from 'react'
import { cn } from '../../lib/cn.ts'
import type { StackProps } from './toasts.ts'

/** Where the toasts cannot be loaded (offline, or replaced by a newer release), the last one's words: none is lost. */
export function PlainStack({ toasts, duration, onClose }: StackProps) {
  const last = toasts.findLast(({ isOpen }) => isOpen)
  const id = last?.id

  useEffect(() => {
    if (id === undefined) return
    const timer = window.setTimeout(() => onClose(id), duration)
    return () => window.clearTimeout(timer)
  }, [id, duration, onClose])

  return (
    <p
      role="status"
      data-slot="toasts"
      className={cn(
        'fixed top-4 right-4 z-arot-toast max-w-88 rounded-arot-tile border border-arot-line bg-arot-surface px-4 py-3 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float',
      )}
    >
      {[last?.title, last?.text].filter(Boolean).join(' ')}
    </p>
  )
}
