'use client'

import { orderLimits } from '@arot/contract'
import { Button } from '@arot/ui/Button'
import { Dialog } from '@arot/ui/Dialog'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import { TextArea } from '@arot/ui/TextArea'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { OrderAnswer } from './answer.ts'
import { useAnswer } from './useAnswer.ts'
import { useFaultFocus } from './useFaultFocus.ts'
import type { VerificationRequestsLabels } from './VerificationRequests/labels.ts'

/** What it says, whatever it is the reason of. */
export type ReasonLabels = Pick<
  VerificationRequestsLabels,
  'reason' | 'reasonHint' | 'missing' | 'tooLong' | 'cancel' | 'failed'
>

type Props = {
  'data-slot': string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  confirmLabel: string
  words: ReasonLabels
  onConfirm: (reason: string) => OrderAnswer
}

/** Asks why. What was written stays until it was heard. */
export function ReasonDialog({
  'data-slot': slot,
  isOpen,
  onOpenChange,
  title,
  confirmLabel,
  words,
  onConfirm,
}: Props) {
  const { locale } = useHost()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const goToFault = useFaultFocus(form)
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const { refusal, isPending, hear, forget } = useAnswer(words.failed)

  function close() {
    if (isPending) return
    forget()
    onOpenChange(false)
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const why = reason.trim()
    if (why === '' || why.length > orderLimits.note) {
      setProblem(why === '' ? words.missing : words.tooLong(formatNumber(orderLimits.note, locale)))
      field.current?.focus()
      return
    }
    if (!(await hear(() => onConfirm(why)))) return goToFault()
    setReason('')
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isPending || undefined} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} data-slot={slot} noValidate onSubmit={confirm} className="grid gap-4">
        <TextArea
          ref={field}
          label={words.reason}
          hint={words.reasonHint}
          error={problem}
          required
          value={reason}
          onValueChange={(next) => {
            setReason(next)
            setProblem('')
          }}
          readOnly={isPending}
        />
        {refusal === null ? null : <Notice {...refusal} tabIndex={-1} className="arot-focus" />}
      </form>
    </Dialog>
  )
}
