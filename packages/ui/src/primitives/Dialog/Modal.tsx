'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { type ComponentProps, type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { holdPage } from '../../lib/holdPage.ts'
import { useHost } from '../../lib/host.ts'
import { takeLook } from '../../lib/takeLook.ts'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { inTheMiddle, scrim, scroller } from './look.ts'

type ModalProps = ComponentProps<'div'> & {
  name: 'dialog' | 'drawer' | 'alert'
  /** The class of the scrim, which positions the panel. */
  scrimLook?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The element that opened it. The panel takes over its theme. */
  placeOf: () => Element | null
  /** The element that gets the focus on opening. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element that gets the focus after closing. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  onOpenAutoFocus?: (event: Event) => void
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  onInteractOutside?: (event: Event) => void
  /** Called when the panel is gone and the focus is back. */
  onClosed?: () => void
}

/** A panel over the page. The page is inert while it is open. The focus moves in, and returns on close. */
export function Modal({
  name,
  scrimLook = inTheMiddle,
  isOpen,
  onOpenChange,
  placeOf,
  initialFocus,
  finalFocus,
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
  const before = useRef<Element | null>(null)

  // Before anything in the panel can focus itself.
  useInsertionEffect(() => {
    if (isOpen && !overlay.current?.contains(document.activeElement)) before.current = document.activeElement
  }, [isOpen])

  function open(panel: HTMLElement) {
    focus.remember(panel, before.current)
    const release = holdPage(panel.parentElement as HTMLElement)
    initialFocus?.current?.focus()
    return release
  }

  function leave(event: Event) {
    focus.restore(event, finalFocus?.current)
    onClosed?.()
  }

  /** The scrim covers the page, so any other target outside the panel is in a layer above it. */
  const isAbove = (target: EventTarget | null) =>
    target !== document.body && !overlay.current?.contains(target as Node | null)

  return (
    // Not modal for Radix: its focus trap and its pointer and scroll locks would break layers of other libraries.
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
          <Content
            isOpen={isOpen}
            onOpen={open}
            data-slot={name}
            aria-modal
            {...props}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              // Otherwise Escape would also close the host's layer around this one.
              if (event.key === 'Escape') event.stopPropagation()
            }}
            onOpenAutoFocus={onOpenAutoFocus}
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
          </Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

type ContentProps = ComponentProps<typeof RadixDialog.Content> & {
  isOpen: boolean
  /** Called when the panel is in the page. Returns a function to call on close. */
  onOpen: (panel: HTMLElement) => () => void
}

/**
 * Radix reports the first focus only if it moves the focus itself. An `autoFocus` field prevents that, but an effect
 * always runs.
 */
function Content({ isOpen, onOpen, ref, ...props }: ContentProps) {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(onOpen)
  useInsertionEffect(() => {
    latest.current = onOpen
  })
  useLayoutEffect(() => (isOpen && panel.current ? latest.current(panel.current) : undefined), [isOpen])
  return (
    <RadixDialog.Content
      {...props}
      ref={(element) => {
        panel.current = element
        return giveRef(ref, element)
      }}
    />
  )
}
