'use client'

import { offerLimits } from '@arot/contract'
import type { Act } from '@arot/ui'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatExactMoney, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { placeOfFocus } from '@arot/ui/internal/lib/takeLook'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Notice } from '@arot/ui/Notice'
import { ArrowLeftRight, Check, ShoppingCart, Undo2, X } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { ActOf } from '../ActOf.tsx'
import type { OrderAnswer } from '../answer.ts'
import { lastVersion, type Offer, type OfferAct } from '../offer.ts'
import { useAnswer } from '../useAnswer.ts'
import { AskOffer, type OfferQuestion } from './AskOffer.tsx'
import type { DeclineOfferProps } from './DeclineOffer.tsx'
import { english, type OfferActsLabels } from './labels.ts'

export type { OfferActsLabels }

export type OfferActsProps = Omit<ComponentProps<'div'>, 'children'> & {
  offer: Pick<Offer, 'versions' | 'productSnapshot'>
  /** The acts that the reader can do now. */
  acts: readonly OfferAct[]
  /** Called after the reader confirms or sends the note. If it resolves to a refusal, the component shows it. */
  onAct: (act: Exclude<OfferAct, 'counter'>, note: { note?: string }) => OrderAnswer
  /** Opens the dialog for a counter-offer. Without it there is no such button. */
  onCounter?: Act | undefined
  /** Opens the checkout for the agreed terms. Without it there is no such button. */
  onBuy?: Act | undefined
  /** How many hours the units stay reserved after the offer is accepted. @default 72 */
  reservationHours?: number | undefined
  labels?: Partial<OfferActsLabels> | undefined
}

type Press = OfferAct | 'buy'

/** The acts of an offer. Accepting and withdrawing ask first, and say so if the terms change meanwhile. */
export function OfferActs({
  offer,
  acts,
  onAct,
  onCounter,
  onBuy,
  reservationHours = offerLimits.reservationHours,
  labels,
  className,
  ...props
}: OfferActsProps) {
  const words = useWords('OfferActs', english, labels)
  const terms = useTerms(offer, words)
  const version = lastVersion(offer).number
  const { refusal, isPending, run } = useAnswer(words.failure)
  const [pressed, setPressed] = useState<Press | null>(null)
  const [question, setQuestion] = useState<OfferQuestion | null>(null)
  const [Declining, setDeclining] = useState<ComponentType<DeclineOfferProps> | null>(null)
  const [isDeclining, setIsDeclining] = useState(false)
  const visibleActs = sequence.filter((act) =>
    act === 'buy' ? onBuy : acts.includes(act) && (act !== 'counter' || onCounter),
  )

  async function press(act: Press) {
    if (isPending) return
    if (act === 'accept' || act === 'withdraw') {
      return setQuestion({ act, version, place: placeOfFocus(), state: 'open' })
    }
    setPressed(act)
    await run(async () => {
      if (act === 'buy') await onBuy?.()
      else if (act === 'counter') await onCounter?.()
      else await askForWords()
      return undefined
    })
  }

  /** The question stays open until the answer arrives, because the terms may change meanwhile. */
  async function answer({ act }: OfferQuestion, isConfirmed: boolean) {
    const become = (state: OfferQuestion['state']) => setQuestion((before) => before && { ...before, state })
    if (!isConfirmed) return become('closed')
    setPressed(act)
    become('tried')
    become((await run(() => onAct(act, {}))) ? 'closed' : 'refused')
  }

  async function askForWords() {
    const { DeclineOffer } = await import('./DeclineOffer.tsx')
    setDeclining(() => DeclineOffer)
    setIsDeclining(true)
  }

  const isEmpty = visibleActs.length === 0 && refusal === null && question === null
  if (isEmpty && Declining === null) return null
  return (
    <div
      data-slot="offer-acts"
      {...props}
      className={cn('grid gap-3 print:hidden', isEmpty && 'hidden', fromCaller(className))}
    >
      <div className="flex flex-wrap gap-3 max-arot-sm:*:grow">
        {visibleActs.map((act) => (
          <ActOf
            key={act}
            look={looks[act]}
            isPending={isPending && pressed === act}
            aria-disabled={isPending || undefined}
            onClick={() => void press(act)}
          >
            {words[act]}
          </ActOf>
        ))}
      </div>
      {refusal === null ? null : <Notice {...refusal} />}
      {question === null ? null : (
        <AskOffer
          {...{ question, version, terms, acts, reservationHours, words }}
          onAnswer={(isConfirmed) => void answer(question, isConfirmed)}
          onClosed={() => setQuestion(null)}
        />
      )}
      {Declining === null ? null : (
        <Declining
          isOpen={isDeclining}
          onOpenChange={setIsDeclining}
          order={{ quantity: lastVersion(offer).quantity, productSnapshot: offer.productSnapshot }}
          onConfirm={(note) => onAct('decline', note)}
          words={words.declining}
        />
      )}
    </div>
  )
}

/** The current terms in one sentence. */
function useTerms(offer: OfferActsProps['offer'], words: OfferActsLabels) {
  const { currency, locale } = useHost()
  const { quantity, price } = lastVersion(offer)
  return words.terms(
    words.units(formatNumber(quantity, locale), quantity),
    formatExactMoney(price, currency, locale),
    formatMoney(totalOf(price, quantity), currency, locale),
  )
}

const looks = {
  buy: { icon: ShoppingCart, variant: 'primary' },
  accept: { icon: Check, variant: 'primary' },
  counter: { icon: ArrowLeftRight, variant: 'secondary' },
  decline: { icon: X, variant: 'secondary' },
  withdraw: { icon: Undo2, variant: 'secondary' },
} as const

/** The act that most readers want comes first. */
const sequence = ['buy', 'accept', 'counter', 'decline', 'withdraw'] as const
