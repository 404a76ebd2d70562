'use client'

import { AlertDialog } from 'radix-ui'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { ToneIcon } from '../../lib/ToneIcon.tsx'
import { useFocusReturn } from '../../lib/useFocusReturn.ts'
import { Button } from '../Button/Button.tsx'
import { footerRow, panel, scrim, scroller } from '../Dialog/panel.ts'
import type { PanelProps } from './question.ts'

/** One question or message. The safe answer has the focus; Escape gives it, a press outside gives none. */
export function AlertPanel({ question, isOpen, onAnswer, onClosed }: PanelProps) {
  const { container } = useHost()
  const focus = useFocusReturn()
  const { title, text, icon, dismissLabel, confirm } = question

  function leave(event: Event) {
    focus.restore(event)
    onClosed()
  }

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={() => onAnswer(false)}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Overlay data-slot="alert-scrim" className={cn(scrim)}>
          <AlertDialog.Content
            data-slot="alert"
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={leave}
            className={panel({ size: 'sm' })}
          >
            <div className={scroller}>
              <div className="flex gap-3 px-5 pt-5 pb-2">
                {icon === undefined ? null : <ToneIcon tone={icon} className="mt-0.5 size-6" />}
                <div className="wrap-anywhere grid min-w-0 gap-1">
                  <AlertDialog.Title className="font-arot-display font-bold text-arot-18">{title}</AlertDialog.Title>
                  {text === undefined ? null : (
                    <AlertDialog.Description className="whitespace-pre-line text-arot-muted">
                      {text}
                    </AlertDialog.Description>
                  )}
                </div>
              </div>
              <div data-slot="alert-footer" className={footerRow}>
                <AlertDialog.Cancel asChild>
                  <Button variant={confirm ? 'secondary' : 'primary'}>{dismissLabel}</Button>
                </AlertDialog.Cancel>
                {confirm === undefined ? null : (
                  <Button variant={confirm.tone === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
                    {confirm.label}
                  </Button>
                )}
              </div>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
