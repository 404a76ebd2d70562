'use client'

import { fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { formatMoment, formatTime } from '@arot/ui/internal/lib/moments'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Timeline, type TimelineEvent, type TimelineProps } from '@arot/ui/Timeline'
import type { ReactNode } from 'react'
import { lastVersion, type Offer, type OfferParty, partyOf, statusOf } from '../offer.ts'
import { Reader } from '../Reader.tsx'
import { english, type OfferThreadLabels } from './labels.ts'
import { Version } from './Version.tsx'

export type { OfferThreadLabels }

export type OfferThreadProps = Omit<TimelineProps, 'events' | 'labels'> & {
  offer: Pick<Offer, 'state' | 'side' | 'versions' | 'events' | 'reservedUntil' | 'buyer' | 'supplier'>
  /** The reader's own name. Paper shows it instead of “you”, because others read it too. */
  reader?: string | undefined
  labels?: Partial<OfferThreadLabels> | undefined
}

/** A negotiation: each version with its terms and changes, how it ended, and who answers next. */
export function OfferThread({ offer, reader, labels, className, ...props }: OfferThreadProps) {
  const words = useWords('OfferThread', english, labels)
  const { versions, events } = offer
  const proposals = versions.map(
    (version, index): TimelineEvent => ({
      title: index === 0 ? words.offered : words.countered,
      date: version.at,
      state: index === versions.length - 1 && events.length === 0 ? 'current' : 'done',
      text: (
        <Entry who={whoOf(version.by, offer, reader, words)} at={version.at} note={version.note}>
          <Version version={version} before={versions[index - 1]} words={words} />
        </Entry>
      ),
    }),
  )
  const outcomes = events.map(
    ({ state, at, by, note }, index): TimelineEvent => ({
      title: words.events[state],
      date: at,
      state: index < events.length - 1 ? 'done' : standing[state],
      text: <Entry who={by === 'system' ? undefined : whoOf(by, offer, reader, words)} at={at} note={note} />,
    }),
  )
  const next = useNext(offer, words)
  return (
    <Timeline
      data-slot="offer-thread"
      aria-label={words.label}
      {...props}
      events={[...proposals, ...outcomes, ...next]}
      className={fromCaller(className)}
    />
  )
}

type EntryProps = { who: ReactNode; at: Date; note: string | undefined; children?: ReactNode }

/** Shows the time as well as the day, because answers may come within an hour. */
function Entry({ who, at, note, children }: EntryProps) {
  const { locale, timeZone } = useHost()
  return (
    <div className="grid gap-2">
      <p>
        {who === undefined ? null : <>{who} · </>}
        <bdi>{formatTime(at, locale, timeZone)}</bdi>
      </p>
      {note === undefined ? null : (
        <p data-slot="offer-note" className="max-w-[44em] whitespace-pre-line text-arot-14 text-arot-ink">
          <bdi>{note}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}

/** How the last event looks: done if bought, current if agreed, failed otherwise. */
const standing = {
  accepted: 'current',
  bought: 'done',
  declined: 'failed',
  withdrawn: 'failed',
  expired: 'failed',
  lapsed: 'failed',
} as const

/** The upcoming event: who has to act until when. Empty once the offer has ended. */
function useNext(offer: OfferThreadProps['offer'], words: OfferThreadLabels): TimelineEvent[] {
  const { locale, timeZone } = useHost()
  const turn = statusOf(offer)
  if (turn === 'answer' || turn === 'wait') {
    const until = words.until(formatDate(lastVersion(offer).until, locale, timeZone) ?? '')
    return [{ title: turn === 'answer' ? words.yourAnswer : answerOf(offer, words), state: 'upcoming', text: until }]
  }
  if (turn !== 'buy' && turn !== 'reserved') return []
  const { reservedUntil } = offer
  const text = reservedUntil && words.reservedUntil(formatMoment(reservedUntil, locale, timeZone))
  return [{ title: words.buying, state: 'upcoming', text }]
}

function answerOf({ side, buyer, supplier }: OfferThreadProps['offer'], words: OfferThreadLabels) {
  const name = side === 'sold' ? buyer?.name : supplier?.name
  if (name !== undefined) return words.answerOf(name)
  return side === 'sold' ? words.buyersAnswer : words.suppliersAnswer
}

function whoOf(by: OfferParty, offer: OfferThreadProps['offer'], reader: string | undefined, words: OfferThreadLabels) {
  if (by === partyOf(offer.side)) return <Reader name={reader} words={words} />
  const name = by === 'buyer' ? offer.buyer?.name : offer.supplier?.name
  return <bdi>{name === undefined ? words[by] : words.by(name)}</bdi>
}
