'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import { takeLook } from '../../lib/takeLook.ts'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { Button } from '../Button/Button.tsx'
import { footerRow, panelLook, scrim, scroller, titleLook } from '../Dialog/look.ts'
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
  const { container } = useHost()
  const focus = useFocusReturn()
  const { place, title, text, icon, dismissLabel, confirm } = question

  function leave(event: Event) {
    focus.restore(event)
    onClosed()
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={() => onAnswer(false)}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay ref={(overlay) => takeLook(overlay, place)} data-slot="alert-scrim" className={cn(scrim)}>
          <RadixDialog.Content
            data-slot="alert"
            role="alertdialog"
            onOpenAutoFocus={focus.remember}
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={leave}
            className={panelLook({ size: 'sm' })}
          >
            <div className={scroller}>
              <div className="flex gap-3 px-5 pt-5 pb-2">
                {icon === undefined ? null : <ToneIcon tone={icon} className="mt-0.5 size-6" />}
                <div className="wrap-anywhere grid min-w-0 gap-1">
                  <RadixDialog.Title className={titleLook}>{title}</RadixDialog.Title>
                  {text === undefined ? null : (
                    <RadixDialog.Description className="whitespace-pre-line text-arot-muted">
                      {text}
                    </RadixDialog.Description>
                  )}
                </div>
              </div>
              <div data-slot="alert-footer" className={footerRow}>
                <RadixDialog.Close asChild>
                  <Button variant={confirm ? 'secondary' : 'primary'}>{dismissLabel}</Button>
                </RadixDialog.Close>
                {confirm === undefined ? null : (
                  <Button variant={confirm.tone === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
                    {confirm.label}
                  </Button>
                )}
              </div>
            </div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
