'use client'

import type { Act } from '@arot/ui'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { formatMoment } from '@arot/ui/internal/lib/moments'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Parties } from '../facts.tsx'
import { asideGrid, pageCard, pageGrid } from '../layout.ts'
import { OfferActs, type OfferActsProps } from '../OfferActs/OfferActs.tsx'
import { OfferState } from '../OfferState/OfferState.tsx'
import { OfferThread } from '../OfferThread/OfferThread.tsx'
import { lastVersion, type Offer, statusOf } from '../offer.ts'
import { PageHeading } from '../PageHeading.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { english, type OfferDetailLabels } from './labels.ts'
import { Terms } from './Terms.tsx'

export type { OfferDetailLabels }

type OfferContext = Pick<OfferActsProps, 'acts' | 'onAct' | 'onCounter' | 'onBuy' | 'reservationHours'> & {
  /** The address of the product's page. */
  productHref: string
  /** The address of the supplier's page. Without it the name is not a link. */
  supplierHref?: string | undefined
  orderHref?: string | undefined
  /** The person who reads. On paper a buyer's name and email stand beside the supplier's. */
  reader?: { name: string; email: string } | undefined
}

export type OfferDetailProps = Omit<ComponentProps<'div'>, 'children'> &
  OfferContext & {
    /** Leave out while loading; `null` if it does not exist. */
    offer?: Offer | null | undefined
    /** @default false */
    isLoading?: boolean | undefined
    /** Set when loading failed. An offer that is already shown stays. */
    error?: unknown
    onRetry?: Act | undefined
    /** An action for the message that there is no such offer. */
    notFoundAction?: ReactNode
    labels?: Partial<OfferDetailLabels> | undefined
  }

/** An offer's page: the current terms, who has to answer until when, and the history. It prints on one sheet. */
export function OfferDetail({
  offer,
  acts,
  onAct,
  onCounter,
  onBuy,
  reservationHours,
  productHref,
  supplierHref,
  orderHref,
  reader,
  isLoading = false,
  error,
  onRetry,
  notFoundAction,
  labels,
  className,
  ...props
}: OfferDetailProps) {
  const words = useWords('OfferDetail', english, labels)
  const places = <PageSkeleton data-slot="offer-detail-skeleton" label={words.loading} />
  const empty = <EmptyState title={words.notFound} text={words.notFoundText} action={notFoundAction} />
  const details = { acts, onAct, onCounter, onBuy, reservationHours, productHref, supplierHref, orderHref, reader }
  return (
    <div data-slot="offer-detail" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(offer, { isLoading, error, onRetry, words, places, empty }, (found) => (
        <Detail offer={found} {...details} words={words} />
      ))}
    </div>
  )
}

type DetailProps = OfferContext & { offer: Offer; words: OfferDetailLabels }

function Detail({ offer, productHref, supplierHref, orderHref, reader, words, ...acting }: DetailProps) {
  const historyId = useId()
  const isAgreed = offer.state === 'accepted' || offer.state === 'bought'
  return (
    // An act removes its own button. The article can take the focus, so that it stays in the offer.
    <article tabIndex={-1} aria-label={offer.productSnapshot.name} className={cn(pageGrid, 'outline-none')}>
      <div className="grid min-w-0 gap-6 print:gap-5">
        <p data-slot="offer-paper-title" className="hidden font-arot-display font-bold text-arot-24 print:block">
          {isAgreed ? words.agreement : words.offer}
        </p>
        <PageHeading product={offer.productSnapshot} href={productHref} state={<OfferState state={offer.state} />} />
        <div data-slot="offer-next" className={cn(pageCard, 'grid gap-4 print:hidden')}>
          <Next offer={offer} words={words} />
          <OfferActs key={offer.id} offer={offer} {...acting} />
          {orderHref === undefined ? null : (
            <ButtonLink href={orderHref} className="justify-self-start">
              {words.order}
            </ButtonLink>
          )}
        </div>
      </div>
      <div
        className={cn(
          asideGrid,
          'arot-lg:col-start-2 arot-lg:row-span-2 arot-lg:row-start-1 print:row-auto print:col-auto',
        )}
      >
        <Terms offer={offer} words={words} />
        <Parties data-slot="offer-parties" between={offer} reader={reader} supplierHref={supplierHref} words={words} />
      </div>
      <section aria-labelledby={historyId} className={cn(pageCard)}>
        <h2 id={historyId} className="mb-4 font-arot-display font-bold text-arot-18 text-arot-ink">
          {words.history}
        </h2>
        <OfferThread offer={offer} reader={reader?.name} aria-labelledby={historyId} />
      </section>
    </article>
  )
}

/** Who has to act next, and until when. */
function Next({ offer, words }: { offer: Offer; words: OfferDetailLabels }) {
  const { locale, timeZone } = useHost()
  const turn = statusOf(offer)
  return (
    <div className="grid gap-1">
      <p className="font-medium text-arot-16 text-arot-ink">{words.next[turn]}</p>
      {turn === 'answer' || turn === 'wait' ? (
        <p className="text-arot-14 text-arot-muted">
          {words.answerUntil(formatDate(lastVersion(offer).until, locale, timeZone) ?? '')}
        </p>
      ) : null}
      {(turn === 'buy' || turn === 'reserved') && offer.reservedUntil ? (
        <p className="text-arot-14 text-arot-muted">
          {words.reservedUntil(formatMoment(offer.reservedUntil, locale, timeZone))}
        </p>
      ) : null}
    </div>
  )
}
