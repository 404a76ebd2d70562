'use client'

import { IconButton } from '@arot/ui/IconButton'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { OrderTimelineLabels } from './labels.ts'

type Props = { code: string; words: Pick<OrderTimelineLabels, 'copy' | 'copied' | 'notCopied'> }

/** A tracking code with a copy button. It reads from left to right in every language. */
export function TrackingCode({ code, words }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)

  async function copy() {
    // Otherwise a second copy changes nothing, and is not announced.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // The browser refuses or has no clipboard. The reader can still select the code.
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
