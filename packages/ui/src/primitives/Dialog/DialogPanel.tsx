'use client'

import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { firstToDo } from './firstToDo.ts'
import { descriptionLook, panelLook, scrim, titleLook } from './look.ts'
import type { PanelProps } from './panel.ts'

/** The dialog itself, with what Radix knows of focus, of scrolling and of what lies behind. */
export function DialogPanel({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  size,
  labels,
  className,
  children,
  ...props
}: PanelProps) {
  const { container } = useHost()
  const focus = useFocusReturn()

  function enter(event: Event) {
    focus.remember()
    const first = firstToDo(event.currentTarget as HTMLElement)
    if (!first) return
    event.preventDefault()
    first.focus()
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
            className={cn(panelLook({ size }), className)}
          >
            <DialogFrame
              head={
                <>
                  <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
                  {description == null ? null : (
                    <RadixDialog.Description className={descriptionLook}>{description}</RadixDialog.Description>
                  )}
                </>
              }
              close={
                <RadixDialog.Close asChild>
                  <IconButton label={labels.close} icon={<X aria-hidden />} />
                </RadixDialog.Close>
              }
              footer={footer}
            >
              {children}
            </DialogFrame>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
