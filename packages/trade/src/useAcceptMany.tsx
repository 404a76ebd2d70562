import { BulkAction, BulkBar, type BulkBarProps } from '@arot/ui/BulkBar'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Notice } from '@arot/ui/Notice'
import { Check } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { AcceptMany, AcceptResult } from './answer.ts'
import type { OrderTableLabels } from './OrderTable/labels.ts'
import type { Order } from './order.ts'

type BulkSelection = Omit<BulkBarProps, 'children'> & { selected: readonly string[] }

/** Accepts the selected orders at once. Returns the bar with the button, and the message about the outcome. */
export function useAcceptMany(
  orders: readonly Order[] = [],
  onAcceptMany: AcceptMany | undefined,
  words: OrderTableLabels,
): { message: ReactNode; bar: (chosen: BulkSelection) => ReactNode } {
  const { locale } = useHost()
  const [outcome, setOutcome] = useState<AcceptResult | 'failed' | null>(null)
  const [isPending, setIsPending] = useState(false)
  const sentence = useRef<HTMLParagraphElement>(null)

  async function accept(waiting: Order[], onDone: () => void) {
    if (isPending) return
    setOutcome(null)
    setIsPending(true)
    try {
      setOutcome((await onAcceptMany?.(waiting)) ?? null)
      onDone()
    } catch {
      setOutcome('failed')
    }
    setIsPending(false)
  }

  const message = (
    <>
      <p
        ref={sentence}
        tabIndex={-1}
        role="status"
        className="scroll-mt-[calc(var(--arot-page-top,0px)+1rem)] text-arot-14 text-arot-ink outline-none empty:hidden"
      >
        {outcome && outcome !== 'failed' ? sentenceOf(outcome, words, locale) : null}
      </p>
      {outcome === 'failed' ? <Notice title={words.failure} /> : null}
    </>
  )

  function bar({ selected, ...selection }: BulkSelection) {
    const waiting = orders.filter(({ id, state }) => state === 'placed' && selected.includes(id))
    function clear() {
      setOutcome(null)
      selection.onClear()
    }
    return (
      <BulkBar {...selection} onClear={clear} finalFocus={sentence}>
        <BulkAction
          icon={<Check aria-hidden />}
          disabledReason={reasonOf(waiting, isPending, words)}
          onSelect={() => void accept(waiting, selection.onClear)}
        >
          {words.acceptMany(formatNumber(waiting.length, locale), waiting.length)}
        </BulkAction>
      </BulkBar>
    )
  }

  return { message, bar }
}

function reasonOf(waiting: Order[], isPending: boolean, words: OrderTableLabels) {
  if (isPending) return words.accepting
  return waiting.length === 0 ? words.noneWaits : undefined
}

function sentenceOf({ accepted, changed }: AcceptResult, words: OrderTableLabels, locale: string) {
  const done = words.accepted(formatNumber(accepted, locale), accepted)
  return changed === 0 ? done : `${done}, ${words.changed(formatNumber(changed, locale), changed)}`
}
