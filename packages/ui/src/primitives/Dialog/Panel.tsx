'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useOverlay } from '../../lib/useOverlay.ts'
import { useWords } from '../../lib/useWords.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { firstToDo } from './firstToDo.ts'
import { type DialogLabels, english } from './labels.ts'
import { leaveToList } from './leaveToList.ts'
import { descriptionLook, footerRow, pinned, titleLook } from './look.ts'
import { Modal } from './Modal.tsx'

export type PanelProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** Whether it is open. The host controls it. */
  isOpen: boolean
  /** Called with false on Escape, on the close button and on a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** An action is running and cannot be cancelled: the panel stays open, and its close button is disabled. */
  isPending?: boolean | undefined
  /** The heading, which also names the dialog for screen readers. */
  title: string
  /** A sentence below the heading. */
  description?: ReactNode
  /** The actions, at the bottom and always visible. */
  footer?: ReactNode
  /**
   * The element that gets the focus on opening.
   * @default the first field that can be edited, then the first button or link
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element that gets the focus after closing. @default the element that had the focus before */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<DialogLabels> | undefined
}

type Props = PanelProps & { name: 'dialog' | 'drawer'; scrimLook: string }

/**
 * The common part of dialogs and drawers: head, body and foot above the page. Keeps the focus inside, and returns it on
 * close.
 */
export function Panel({
  name,
  onOpenChange,
  isPending = false,
  title,
  description,
  footer,
  labels,
  children,
  ...props
}: Props) {
  const words = useWords('Dialog', english, labels)
  const place = useRef<HTMLSpanElement>(null)
  useOverlay(props.isOpen, () => askToClose(false))

  function askToClose(isOpen: boolean) {
    if (!isPending) onOpenChange(isOpen)
  }

  function enter(event: Event) {
    const first = firstToDo(event.currentTarget as HTMLElement, name)
    if (!first) return
    event.preventDefault()
    first.focus()
  }

  return (
    <>
      <span ref={place} hidden />
      <Modal
        name={name}
        onOpenChange={askToClose}
        placeOf={() => place.current}
        {...props}
        onOpenAutoFocus={enter}
        onEscapeKeyDown={leaveToList}
      >
        {/* Has no height and sticks to the top, so that the close button stays visible where the head does not stick. */}
        <div className="sticky top-0 z-arot-sticky flex h-0 items-start justify-end">
          <div className="me-3 mt-3 rounded-arot-control bg-arot-surface">
            <RadixDialog.Close asChild>
              <IconButton label={words.close} icon={<X aria-hidden />} aria-disabled={isPending || undefined} />
            </RadixDialog.Close>
          </div>
        </div>
        <div
          data-slot={`${name}-header`}
          className={cn('top-0 z-arot-raised grid gap-1 bg-arot-surface ps-5 pe-16 pt-5 pb-5', pinned)}
        >
          <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
          {description == null ? null : (
            <RadixDialog.Description className={descriptionLook}>{description}</RadixDialog.Description>
          )}
        </div>
        <div data-slot={`${name}-body`} className="grow px-5 pb-5">
          {children}
        </div>
        {footer == null ? null : (
          <div
            data-slot={`${name}-footer`}
            className={cn('bottom-0 z-arot-raised border-arot-line border-t bg-arot-surface', pinned, footerRow)}
          >
            {footer}
          </div>
        )}
      </Modal>
    </>
  )
}
