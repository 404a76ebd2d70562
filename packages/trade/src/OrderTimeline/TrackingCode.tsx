'use client'

import { IconButton } from '@arot/ui/IconButton'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { OrderTimelineLabels } from './labels.ts'

type Props = { code: string; words: Pick<OrderTimelineLabels, 'copy' | 'copied' | 'notCopied'> }

/** A code that is carried elsewhere: it reads from left to right everywhere, and one press takes all of it along. */
export function TrackingCode({ code, words }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // Refused by the browser, or not there: the code can still be selected.
      setOutcome('notCopied')
    }
  }

  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1">
      <code
        data-slot="order-tracking-code"
        dir="ltr"
        className="wrap-anywhere min-w-0 select-all font-arot-sans font-semibold text-arot-ink tabular-nums"
      >
        {code}
      </code>
      <IconButton
        label={words.copy}
        size="sm"
        icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
      <span role="status" className="print:hidden">
        {outcome === null ? '' : words[outcome]}
      </span>
    </span>
  )
}
