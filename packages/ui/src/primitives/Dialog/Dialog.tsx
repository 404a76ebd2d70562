'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useOverlay } from '../../lib/useOverlay.ts'
import { useWords } from '../../lib/useWords.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { firstToDo } from './firstToDo.ts'
import { type DialogLabels, english } from './labels.ts'
import { leaveToList } from './leaveToList.ts'
import { descriptionLook, footerRow, panelLook, pinned, titleLook } from './look.ts'
import { Modal } from './Modal.tsx'

export type { DialogLabels }

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  isOpen: boolean
  /** Asked to close by Escape, by the close button or by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  /** What is there to do, at the bottom and always in view. */
  footer?: ReactNode
  /** Its width on larger screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  labels?: Partial<DialogLabels> | undefined
}

/** Asks for one thing above the page: a sheet on small screens. Keeps the focus in, and gives it back when it closes. */
export function Dialog({
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
}: DialogProps) {
  const words = useWords('Dialog', english, labels)
  const place = useRef<HTMLSpanElement>(null)
  useOverlay(isOpen, () => onOpenChange(false))

  return (
    <>
      <span ref={place} hidden />
      <Modal
        name="dialog"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placeOf={() => place.current}
        {...props}
        onOpenAutoFocus={enter}
        onEscapeKeyDown={leaveToList}
        className={cn(panelLook({ size }), fromCaller(className))}
      >
        {/* Of no height, and always at the top: the way out stays, where the head is not pinned too. */}
        <div className="sticky top-0 z-arot-sticky flex h-0 items-start justify-end">
          <div className="me-3 mt-3 rounded-arot-control bg-arot-surface">
            <RadixDialog.Close asChild>
              <IconButton label={words.close} icon={<X aria-hidden />} />
            </RadixDialog.Close>
          </div>
        </div>
        <div
          data-slot="dialog-header"
          className={cn('wrap-anywhere top-0 z-arot-raised grid gap-1 bg-arot-surface ps-5 pe-16 pt-5 pb-5', pinned)}
        >
          <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
          {description == null ? null : (
            <RadixDialog.Description className={descriptionLook}>{description}</RadixDialog.Description>
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
      </Modal>
    </>
  )
}

function enter(event: Event) {
  const first = firstToDo(event.currentTarget as HTMLElement)
  if (!first) return
  event.preventDefault()
  first.focus()
}
