'use client'

import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useOverlay } from '@arot/ui/internal/lib/useOverlay'
import { AlertPanel } from '@arot/ui/internal/primitives/Alerts/AlertPanel'
import type { OfferAct } from '../offer.ts'
import type { OfferActsLabels } from './labels.ts'

export type OfferQuestion = {
  act: 'accept' | 'withdraw'
  /** The version that the question shows. */
  version: number
  place: Element | null
  /** `tried`: the reader confirmed, and the answer is pending. */
  state: 'open' | 'tried' | 'refused' | 'closed'
}

type AskOfferProps = {
  question: OfferQuestion
  /** The number of the latest version; `terms` has it in one sentence. */
  version: number
  terms: string
  acts: readonly OfferAct[]
  reservationHours: number
  words: OfferActsLabels
  onAnswer: (isConfirmed: boolean) => void
  onClosed: () => void
}

/**
 * Asks before an offer is accepted or withdrawn, and names the terms. If the offer changes while the question is open, it
 * shows the new terms and cannot be confirmed: the reader would agree to terms that they have not read.
 */
export function AskOffer({ question, onAnswer, onClosed, ...now }: AskOfferProps) {
  const { act, version, place, state } = question
  const { locale } = useHost()
  const isPending = state === 'tried'
  const isChanged = now.version !== version
  const isOver = !now.acts.includes(act)
  // The reader's own answer also changes the offer, so a change only counts while no answer is pending.
  const isMoved = (isChanged || isOver) && (state === 'open' || state === 'refused')
  // If the answer was refused for another reason, the question closes and OfferActs shows the refusal.
  const isOpen = state === 'open' || isPending || isMoved

  function answer(isConfirmed: boolean) {
    if (!isPending) onAnswer(isConfirmed)
  }

  useOverlay(isOpen, () => answer(false))
  const content = isMoved
    ? movedQuestion({ ...now, isOver, isChanged })
    : questionOf(act, { ...now, isPending, locale })
  return (
    <AlertPanel
      question={{ id: 0, place, isLive: true, ...content }}
      isOpen={isOpen}
      onAnswer={answer}
      onClosed={onClosed}
    />
  )
}

type Saying = Pick<AskOfferProps, 'terms' | 'reservationHours' | 'words'>

function movedQuestion({ terms, words, isOver, isChanged }: Saying & { isOver: boolean; isChanged: boolean }) {
  const { title, dismiss } = isOver ? words.over : words.changed
  const text = isOver ? [words.over.text, ...(isChanged ? [terms] : [])].join('\n') : words.changed.text(terms)
  return { title, text, dismissLabel: dismiss, icon: 'warning' as const }
}

function questionOf(
  act: OfferQuestion['act'],
  { terms, reservationHours, words, isPending, locale }: Saying & { isPending: boolean; locale: string },
) {
  const { title, text, yes, no } = act === 'accept' ? words.accepting : words.withdrawing
  const reservationText =
    act === 'accept' ? [words.reserved(formatNumber(reservationHours, locale), reservationHours)] : []
  const tone = act === 'withdraw' ? ('error' as const) : ('neutral' as const)
  return {
    title,
    text: [text(terms), ...reservationText].join('\n'),
    dismissLabel: no,
    confirm: { label: yes, tone, isPending },
  }
}
