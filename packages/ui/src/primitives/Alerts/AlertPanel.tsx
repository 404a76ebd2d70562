'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import { Button } from '../Button/Button.tsx'
import { footerRow, panelLook, titleLook } from '../Dialog/look.ts'
import { Modal } from '../Dialog/Modal.tsx'
import type { Question } from './question.ts'

type AlertPanelProps = {
  question: Question
  isOpen: boolean
  onAnswer: (isConfirmed: boolean) => void
  /** It is gone, and the focus is back: the next one may come. */
  onClosed: () => void
}

/** One question or message. The safe answer has the focus; Escape gives it, a press outside gives none. */
export function AlertPanel({ question, isOpen, onAnswer, onClosed }: AlertPanelProps) {
  const { place, title, text, icon, dismissLabel, confirm } = question
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
        <div className="wrap-anywhere grid min-w-0 gap-1">
          <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
          {text === undefined ? null : (
            <RadixDialog.Description className="whitespace-pre-line text-arot-muted">{text}</RadixDialog.Description>
          )}
        </div>
      </div>
      <div data-slot="alert-footer" className={footerRow}>
        <RadixDialog.Close asChild>
          <Button variant={confirm ? 'secondary' : 'primary'}>{dismissLabel}</Button>
        </RadixDialog.Close>
        {confirm === undefined ? null : (
          <Button variant={confirm.tone === 'error' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirm.label}
          </Button>
        )}
      </div>
    </Modal>
  )
}
