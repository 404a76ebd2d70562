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
  /** Where on the page it is. */
  scrimLook?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where it comes from, whose look it has. */
  placeOf: () => Element | null
  /** What gets the focus when it opens. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What gets the focus when it has closed. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
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
          <Content
            isOpen={isOpen}
            onOpen={open}
            data-slot={name}
            aria-modal
            {...props}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              // A host's own layer around this one would close too.
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
  /** Called once the panel is in the page; what it returns is called when the dialog closes. */
  onOpen: (panel: HTMLElement) => () => void
}

/** Radix reports its first focus only when it moves the focus itself, which an `autoFocus` field prevents: an effect always runs. */
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
