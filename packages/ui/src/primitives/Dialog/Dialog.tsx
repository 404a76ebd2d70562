'use client'

import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { footerRow, panel, scrim, scroller } from './panel.ts'

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  isOpen: boolean
  /** Asked to close by Escape, by the close button or by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  /** What is there to do, at the bottom and always in view. */
  footer?: ReactNode
  /** Its width on larger screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  labels?: { close: string }
}

const english = { close: 'Close' }

/** Asks for one thing above the page: a sheet on small screens. Keeps the focus in, and gives it back when it closes. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  size,
  labels = english,
  className,
  children,
  ...props
}: DialogProps) {
  const { container } = useHost()
  const focus = useFocusReturn()

  function enter(event: Event) {
    focus.remember()
    const field = firstField(event.currentTarget as HTMLElement)
    if (!field) return
    event.preventDefault()
    field.focus()
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay data-slot="dialog-scrim" className={cn(scrim)}>
          <RadixDialog.Content
            data-slot="dialog"
            {...props}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={focus.restore}
            className={cn(panel({ size }), className)}
          >
            <div className={scroller}>
              <div
                data-slot="dialog-header"
                className={cn('top-0 z-arot-raised grid gap-1 bg-arot-surface py-5 pr-16 pl-5', pinned)}
              >
                <RadixDialog.Title className="wrap-anywhere font-arot-display font-bold text-arot-18">
                  {title}
                </RadixDialog.Title>
                {description == null ? null : (
                  <RadixDialog.Description className="wrap-anywhere text-arot-13 text-arot-muted">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <div data-slot="dialog-body" className="wrap-anywhere px-5 pb-5">
                {children}
              </div>
              {footer == null ? null : (
                <div
                  data-slot="dialog-footer"
                  className={cn('bottom-0 z-arot-raised border-arot-line border-t bg-arot-surface', pinned, footerRow)}
                >
                  {footer}
                </div>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton
                label={labels.close}
                icon={<X aria-hidden />}
                className="absolute top-3 right-3 z-arot-raised bg-arot-surface"
              />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const pinned = '[@media(min-height:26rem)]:sticky'

/** The first thing to fill in, past what can only be read. Without one, the first thing to press is right. */
function firstField(dialog: HTMLElement) {
  return dialog.querySelector<HTMLElement>(
    '[data-slot="dialog-body"] :is(input, select, textarea):not([readonly], [disabled], [type="hidden"])',
  )
}
