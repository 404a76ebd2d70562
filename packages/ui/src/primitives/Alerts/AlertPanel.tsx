'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { useEffect, useRef } from 'react'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import { Button } from '../Button/Button.tsx'
import { footerRow, panelLook, titleLook } from '../Dialog/look.ts'
import { Modal } from '../Dialog/Modal.tsx'
import type { Question } from './question.ts'

type AlertPanelProps = {
  question: Question
  isOpen: boolean
  onAnswer: (isConfirmed: boolean) => void
  /** Called when the dialog is gone and the focus is back: the next one may open. */
  onClosed: () => void
}

/** One question or message. The safe answer has the focus and Escape chooses it; a press outside does nothing. */
export function AlertPanel({ question, isOpen, onAnswer, onClosed }: AlertPanelProps) {
  const { place, title, text, more, icon, dismissLabel, confirm, isLive } = question
  const dismiss = useRef<HTMLButtonElement>(null)
  const isDecidable = confirm !== undefined

  // When the question can no longer be confirmed, its button disappears: keep the focus in the dialog.
  useEffect(() => {
    if (isOpen && !isDecidable && document.activeElement === document.body) dismiss.current?.focus()
  }, [isOpen, isDecidable])

  return (
    <Modal
      name="alert"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={() => onAnswer(false)}
      placeOf={() => place}
      onClosed={onClosed}
      onInteractOutside={(event) => event.preventDefault()}
      className={panelLook({ size: 'sm' })}
    >
      <div className="flex gap-3 px-5 pt-5 pb-2">
        {icon === undefined ? null : <ToneIcon tone={icon} className="mt-0.5 size-6" />}
        <div className="grid min-w-0 gap-1">
          <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
          {text === undefined ? null : (
            <RadixDialog.Description asChild aria-live={isLive ? 'polite' : undefined}>
              <div className="grid gap-2 whitespace-pre-line text-arot-muted">
                <p>{text}</p>
                {more === undefined ? null : <p>{more}</p>}
              </div>
            </RadixDialog.Description>
          )}
        </div>
      </div>
      <div data-slot="alert-footer" className={footerRow}>
        <RadixDialog.Close asChild>
          <Button
            ref={dismiss}
            variant={isDecidable ? 'secondary' : 'primary'}
            aria-disabled={confirm?.isPending || undefined}
          >
            {dismissLabel}
          </Button>
        </RadixDialog.Close>
        {confirm === undefined ? null : (
          <Button
            variant={confirm.tone === 'error' ? 'danger' : 'primary'}
            isPending={confirm.isPending}
            onClick={() => onAnswer(true)}
          >
            {confirm.label}
          </Button>
        )}
      </div>
    </Modal>
  )
}
