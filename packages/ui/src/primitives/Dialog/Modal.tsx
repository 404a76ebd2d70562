'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { type ComponentProps, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { takeLook } from '../../lib/takeLook.ts'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { useModal } from '../../lib/useModal.ts'
import { inTheMiddle, scrim, scroller } from './look.ts'

type ModalProps = ComponentProps<'div'> & {
  name: 'dialog' | 'drawer' | 'alert'
  /** Where on the page it is. */
  scrimLook?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where it comes from, whose look it has. */
  placeOf: () => Element | null
  onOpenAutoFocus?: (event: Event) => void
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  onInteractOutside?: (event: Event) => void
  /** It is gone, and the focus is back. */
  onClosed?: () => void
}

/** A panel over the page, which is out of use meanwhile. The focus goes in, and comes back when it closes. */
export function Modal({
  name,
  scrimLook = inTheMiddle,
  isOpen,
  onOpenChange,
  placeOf,
  onClosed,
  onKeyDown,
  onOpenAutoFocus,
  onEscapeKeyDown,
  onInteractOutside,
  children,
  ...props
}: ModalProps) {
  const { container } = useHost()
  const overlay = useRef<HTMLDivElement>(null)
  const focus = useFocusReturn()
  const page = useModal(isOpen)

  function enter(event: Event) {
    focus.remember(event.currentTarget as Element)
    if (overlay.current) page.hold(overlay.current)
    onOpenAutoFocus?.(event)
  }

  function leave(event: Event) {
    focus.restore(event)
    onClosed?.()
  }

  /** The scrim covers the page: whatever else is pressed or has the focus lies above it, and is somebody else's. */
  const isAbove = (target: EventTarget | null) =>
    target !== document.body && !overlay.current?.contains(target as Node | null)

  return (
    // Not modal in Radix' way, whose trap of the focus and whose hold on pointer and wheel no other kit's layer survives.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container}>
        <div
          ref={(element) => {
            overlay.current = element
            takeLook(element, placeOf())
          }}
          data-slot={`${name}-scrim`}
          data-state={isOpen ? 'open' : 'closed'}
          className={cn(scrim, scrimLook)}
        >
          <RadixDialog.Content
            data-slot={name}
            aria-modal
            {...props}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              // A host's own layer around this one would close too.
              if (event.key === 'Escape') event.stopPropagation()
            }}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={leave}
            onEscapeKeyDown={(event) => (isAbove(event.target) ? event.preventDefault() : onEscapeKeyDown?.(event))}
            onFocusOutside={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => {
              const { button, ctrlKey } = event.detail.originalEvent
              if (isAbove(event.target) || button === 2 || ctrlKey) event.preventDefault()
            }}
            onInteractOutside={onInteractOutside}
          >
            <div className={scroller}>{children}</div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
