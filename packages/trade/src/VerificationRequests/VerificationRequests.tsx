'use client'

import type { Act } from '@arot/ui'
import { Avatar } from '@arot/ui/Avatar'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatDate } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { Link } from '@arot/ui/Link'
import { LoadMore } from '@arot/ui/LoadMore'
import { Notice } from '@arot/ui/Notice'
import { Skeleton } from '@arot/ui/Skeleton'
import { useAlerts } from '@arot/ui/useAlerts'
import { type ComponentProps, useId, useState } from 'react'
import type { OrderAnswer } from '../answer.ts'
import { LeavingActButton } from '../LeavingActButton.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import type { VerificationRequest } from '../supplier.ts'
import { useAnswer } from '../useAnswer.ts'
import { currentFacts } from './currentFacts.tsx'
import { english, type VerificationRequestsLabels } from './labels.ts'
import { Paper } from './Paper.tsx'

export type { VerificationRequestsLabels }

/** The answer to a decision: nothing means success, a refusal is shown. */
export type VerificationDecision = OrderAnswer

export type VerificationRequestsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Leave out while loading. */
  requests?: readonly VerificationRequest[] | undefined
  /** The address of a supplier's page. */
  hrefFor: (request: VerificationRequest) => string
  onGrant: (request: VerificationRequest) => VerificationDecision
  onRefuse: (request: VerificationRequest, reason: string) => VerificationDecision
  onWithdraw: (request: VerificationRequest, reason: string) => VerificationDecision
  /** Loads more. Without it there is no such button. */
  onLoadMore?: Act | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Entries that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  labels?: Partial<VerificationRequestsLabels> | undefined
}

/** Verification requests for an operator to decide on. */
export function VerificationRequests({
  requests,
  hrefFor,
  onGrant,
  onRefuse,
  onWithdraw,
  onLoadMore,
  isLoading = false,
  error,
  onRetry,
  labels,
  className,
  ...props
}: VerificationRequestsProps) {
  const words = useWords('VerificationRequests', english, labels)
  const places = <Places label={words.loading} />
  const empty = <EmptyState title={words.empty} />
  return (
    <section
      data-slot="verification-requests"
      aria-label={words.requests}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
      {...props}
      className={cn('grid gap-4 outline-none', fromCaller(className))}
    >
      {outcome(requests, { isLoading, error, onRetry, words, places, empty }, (all) => (
        <>
          {all.map((request) => (
            <Request key={request.id} {...{ request, words, onGrant, onRefuse, onWithdraw }} href={hrefFor(request)} />
          ))}
          <LoadMore
            count={all.length}
            hasMore={onLoadMore !== undefined}
            isLoading={isLoading}
            error={error}
            onLoadMore={() => onLoadMore?.()}
          />
        </>
      ))}
    </section>
  )
}

type RequestProps = Pick<VerificationRequestsProps, 'onGrant' | 'onRefuse' | 'onWithdraw'> & {
  request: VerificationRequest
  href: string
  words: VerificationRequestsLabels
}

function Request({ request, href, words, onGrant, onRefuse, onWithdraw }: RequestProps) {
  const { locale, timeZone } = useHost()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { refusal, isPending, run } = useAnswer(words.failed)
  const { confirm } = useAlerts()
  const { supplier, licence, document, state, at, reason, isOwn = false } = request
  const { logo, place } = request.name === undefined ? supplier : request
  const name = request.name ?? supplier.name
  const isWaiting = state === 'requested'
  const isOpen = isWaiting || state === 'granted'

  /** Asks first, because every buyer sees the mark: a slip of the finger must not grant it. */
  async function grant() {
    if (isPending || !(await confirm({ title: words.grantTitle(name), confirmLabel: words.grant }))) return
    await run(() => onGrant(request))
  }

  const act = isWaiting ? words.refuse : words.withdraw
  return (
    <article
      data-slot="verification-request"
      data-state={state}
      aria-labelledby={id}
      className="grid gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-5"
    >
      <div className="flex items-center gap-3">
        <Avatar src={logo} name={name} aria-hidden />
        <div className="min-w-0">
          <h2 id={id} className="wrap-anywhere font-semibold text-arot-16">
            <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          {place === undefined ? null : (
            <p className="wrap-anywhere text-arot-13 text-arot-muted">
              <bdi>{place}</bdi>
            </p>
          )}
        </div>
      </div>
      <DescriptionList
        items={[
          ...currentFacts(request, words),
          { term: words.licence, description: <bdi>{licence}</bdi> },
          { term: words.document, description: <Paper address={document} words={words} /> },
          { term: words.sent, description: formatDate(at, locale, timeZone) },
          ...(reason === undefined ? [] : [{ term: words.reason, description: <bdi>{reason}</bdi> }]),
        ]}
      />
      {refusal === null ? null : <Notice {...refusal} />}
      {isOpen && isOwn ? <p className="text-arot-14 text-arot-muted">{words.own}</p> : null}
      {isOpen && !isOwn ? (
        <div className="flex flex-wrap gap-3">
          {isWaiting ? (
            <LeavingActButton isPending={isPending} aria-label={words.of(words.grant, name)} act={() => void grant()}>
              {words.grant}
            </LeavingActButton>
          ) : null}
          <LeavingActButton
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={words.of(act, name)}
            aria-disabled={isPending || undefined}
            act={() => setIsAsking(!isPending)}
          >
            {act}
          </LeavingActButton>
        </div>
      ) : null}
      <ReasonDialog
        data-slot="verification-reason"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={(isWaiting ? words.refuseTitle : words.withdrawTitle)(name)}
        confirmLabel={act}
        words={words}
        onConfirm={(why) => (isWaiting ? onRefuse : onWithdraw)(request, why)}
      />
    </article>
  )
}

function Places({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2].map((place) => (
        <Skeleton key={place} className="h-48 rounded-arot-card" />
      ))}
    </>
  )
}
