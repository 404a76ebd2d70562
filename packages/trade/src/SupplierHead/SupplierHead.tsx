'use client'

import type { Act, HeadingLevel } from '@arot/ui'
import { Avatar } from '@arot/ui/Avatar'
import { Badge } from '@arot/ui/Badge'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { type HostSettings, useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { Rating } from '@arot/ui/Rating'
import { Skeleton } from '@arot/ui/Skeleton'
import { VerifiedMark } from '@arot/ui/VerifiedMark'
import type { ComponentProps, ReactNode } from 'react'
import type { SupplierEntry } from '../supplier.ts'
import { english, type SupplierHeadLabels } from './labels.ts'

export type { SupplierHeadLabels }

export type SupplierHeadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Leave out while loading; `null` if there is no such supplier. */
  supplier?: SupplierEntry | null | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. A supplier that is already shown stays. */
  error?: unknown
  onRetry?: Act | undefined
  /** The heading level of the name. @default 1, because the page is about this supplier */
  headingLevel?: 1 | HeadingLevel | undefined
  /** An action for the message that there is no such supplier. */
  notFoundAction?: ReactNode
  labels?: Partial<SupplierHeadLabels> | undefined
}

/** The head of a supplier's page, above their products. */
export function SupplierHead({
  supplier,
  isLoading = false,
  error,
  onRetry,
  headingLevel = 1,
  notFoundAction,
  labels,
  className,
  ...props
}: SupplierHeadProps) {
  const words = useWords('SupplierHead', english, labels)
  const empty = <EmptyState title={words.notFound} text={words.notFoundText} action={notFoundAction} />
  const places = <Places label={words.loading} />
  return (
    <div data-slot="supplier-head" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(supplier, { isLoading, error, onRetry, words, places, empty }, (found) => (
        <Head supplier={found} words={words} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

const frame = 'grid gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-5 shadow-arot-card arot-md:p-6'

type HeadProps = { supplier: SupplierEntry; words: SupplierHeadLabels; headingLevel: 1 | HeadingLevel }

function Head({ supplier, words, headingLevel }: HeadProps) {
  const host = useHost()
  const Heading = `h${headingLevel}` as const
  const { name, logo, place, about, verifiedSince } = supplier
  return (
    <div className={frame}>
      <div className="flex items-start gap-4">
        <Avatar name={name} src={logo} size="lg" aria-hidden className="rounded-arot-tile" />
        <div className="min-w-0">
          <Heading className="wrap-anywhere text-balance font-arot-display font-bold text-arot-24 tracking-tight arot-md:text-arot-32">
            <bdi>{name}</bdi>
          </Heading>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-arot-14 text-arot-muted">
            {verifiedSince === undefined ? <Badge>{words.notVerified}</Badge> : <VerifiedMark since={verifiedSince} />}
            {place === undefined ? null : <bdi className="wrap-anywhere">{place}</bdi>}
          </div>
        </div>
      </div>
      {about === undefined ? null : (
        <p className="wrap-anywhere max-w-[44em] whitespace-pre-line text-arot-16 text-arot-ink">
          <bdi>{about}</bdi>
        </p>
      )}
      <DescriptionList items={factsOf(supplier, words, host)} />
    </div>
  )
}

/** Leaves out unknown facts. */
function factsOf(
  { since, smallestOrderValue, daysToAnswer, rating }: SupplierEntry,
  words: SupplierHeadLabels,
  { locale, timeZone, currency }: HostSettings,
) {
  const value = smallestOrderValue === undefined ? words.anyOrder : formatMoney(smallestOrderValue, currency, locale)
  return [
    { term: words.since, description: formatDate(since, locale, timeZone) },
    { term: words.smallestOrder, description: value },
    ...(daysToAnswer === undefined ? [] : [{ term: words.answers, description: within(daysToAnswer, words, locale) }]),
    ...(rating === undefined ? [] : [{ term: words.rating, description: <Rating value={rating} /> }]),
  ]
}

function within(days: number, words: SupplierHeadLabels, locale: string) {
  const whole = Math.ceil(days)
  return whole <= 1 ? words.withinADay : words.within(formatNumber(whole, locale), whole)
}

function Places({ label }: { label: string }) {
  return (
    <div className={frame}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex items-start gap-4">
        <Skeleton className="size-16 rounded-arot-tile" />
        <div className="grid grow content-start gap-2">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-6 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-20 w-full" />
    </div>
  )
}
