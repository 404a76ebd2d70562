'use client'

import * as RadixToast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { type Direction, directionOf } from '../../lib/direction.ts'
import { useHost } from '../../lib/host.ts'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import { takeLook } from '../../lib/takeLook.ts'
import type { ToastMessage } from '../../lib/useToast.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ToastLabels } from './labels.ts'

export type VisibleToast = ToastMessage & {
  id: number
  /** The element that the toast came from. The toast takes over its theme. */
  place: Element | null
  isOpen: boolean
}

type ToastStackProps = {
  toasts: VisibleToast[]
  labels: ToastLabels
  /** Milliseconds until a toast closes by itself. */
  duration: number
  onClose: (id: number) => void
}

/**
 * The toasts at the top, at the end of the line. New ones appear below the others, so that none moves while the user
 * reads it.
 */
export function ToastStack({ toasts, labels, duration, onClose }: ToastStackProps) {
  const { container } = useHost()
  const [direction, setDirection] = useState<Direction>('ltr')
  return (
    // They leave over the edge that they came from.
    <RadixToast.Provider
      duration={duration}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={labels.announcement}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={labels.dismiss} onClose={onClose} />
      ))}
      {createPortal(
        <RadixToast.Viewport
          ref={(viewport) => {
            if (viewport) setDirection(directionOf(viewport))
          }}
          data-slot="toasts"
          label={labels.region}
          className={cn(
            'arot-focus pointer-events-none fixed end-0 top-0 z-arot-toast flex max-h-dvh w-full flex-col gap-2 overflow-y-auto overflow-x-clip p-4 pb-12 font-arot-sans text-arot-ink focus-visible:-outline-offset-2 arot-sm:max-w-104',
          )}
        />,
        container ?? document.body,
      )}
    </RadixToast.Provider>
  )
}

type ToastCardProps = { toast: VisibleToast; dismissLabel: string; onClose: (id: number) => void }

function ToastCard({ toast, dismissLabel, onClose }: ToastCardProps) {
  const { id, place, tone = 'info', title, text, isOpen } = toast
  const isUrgent = tone === 'error' || tone === 'warning'
  return (
    <RadixToast.Root
      ref={(card) => takeLook(card, place)}
      data-slot="toast"
      type={isUrgent ? 'foreground' : 'background'}
      open={isOpen}
      onOpenChange={() => onClose(id)}
      // Radix blocks all panning on a toast. This lets a vertical pan scroll the page.
      style={{ touchAction: 'pan-y' }}
      className={cn(look, swipe)}
    >
      <ToneIcon tone={tone} className="mt-2.5" />
      <div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5 py-2.5">
        <RadixToast.Title className="font-semibold text-arot-14">{title}</RadixToast.Title>
        {text === undefined ? null : (
          <RadixToast.Description className="whitespace-pre-line text-arot-13 text-arot-muted">
            {text}
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label={dismissLabel} icon={<X aria-hidden />} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

const look =
  'arot-focus pointer-events-auto flex shrink-0 items-start gap-3 rounded-arot-tile border border-arot-line bg-arot-surface py-1 ps-4 pe-1 text-arot-ink shadow-arot-float data-[state=closed]:animate-arot-leave data-[state=open]:animate-arot-appear'

const swipe =
  'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-arot-calm'
