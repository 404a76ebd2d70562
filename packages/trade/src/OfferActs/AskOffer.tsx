'use client'

import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useOverlay } from '@arot/ui/internal/lib/useOverlay'
import { AlertPanel } from '@arot/ui/internal/primitives/Alerts/AlertPanel'
import type { OfferAct } from '../offer.ts'
import type { OfferActsLabels } from './labels.ts'

export type OfferQuestion = {
  act: 'accept' | 'withdraw'
  /** Which version it was asked about. */
  version: number
  place: Element | null
  /** `tried`: what becomes of a yes is not known yet. */
  state: 'open' | 'tried' | 'refused' | 'closed'
}

type AskOfferProps = {
  question: OfferQuestion
  /** The version that stands by now, in one sentence. */
  version: number
  terms: string
  acts: readonly OfferAct[]
  holdHours: number
  words: OfferActsLabels
  onAnswer: (isConfirmed: boolean) => void
  onClosed: () => void
}

/**
 * What binds, and what cannot be called back, is asked with its terms. Where others stand meanwhile it says them and takes no
 * yes: it would be one to terms that nobody has read.
 */
export function AskOffer({ question, onAnswer, onClosed, ...now }: AskOfferProps) {
  const { act, version, place, state } = question
  const { locale } = useHost()
  const isPending = state === 'tried'
  const isChanged = now.version !== version
  const isOver = !now.acts.includes(act)
  // One’s own yes moves the offer on as well.
  const isMoved = (isChanged || isOver) && (state === 'open' || state === 'refused')
  // Refused for another reason it is said below the buttons.
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

type Saying = Pick<AskOfferProps, 'terms' | 'holdHours' | 'words'>

function movedQuestion({ terms, words, isOver, isChanged }: Saying & { isOver: boolean; isChanged: boolean }) {
  const { title, dismiss } = isOver ? words.over : words.changed
  const text = isOver ? [words.over.text, ...(isChanged ? [terms] : [])].join('\n') : words.changed.text(terms)
  return { title, text, dismissLabel: dismiss, icon: 'warning' as const }
}

function questionOf(
  act: OfferQuestion['act'],
  { terms, holdHours, words, isPending, locale }: Saying & { isPending: boolean; locale: string },
) {
  const { title, text, yes, no } = act === 'accept' ? words.accepting : words.withdrawing
  const reservationText = act === 'accept' ? [words.held(formatNumber(holdHours, locale), holdHours)] : []
  const tone = act === 'withdraw' ? ('error' as const) : ('neutral' as const)
  return {
    title,
    text: [text(terms), ...reservationText].join('\n'),
    dismissLabel: no,
    confirm: { label: yes, tone, isPending },
  }
}
