'use client'

import type { Act } from '@arot/ui'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { LeavingActButton } from '@arot/ui/internal/lib/LeavingActButton'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { LoadMore } from '@arot/ui/LoadMore'
import { Notice } from '@arot/ui/Notice'
import { Skeleton } from '@arot/ui/Skeleton'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { NotificationEntry } from '../notification.ts'
import { english, type NotificationFacts, type NotificationListLabels } from './labels.ts'
import { NotificationDays } from './NotificationDays.tsx'

export type { NotificationFacts, NotificationListLabels }

export type NotificationListProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Newest first; not given while they are on the way. */
  notifications?: readonly NotificationEntry[] | undefined
  /** Where a notification leads: to its order or its product. */
  hrefFor: (notification: NotificationEntry) => string
  /** One was opened: the host may note it as read. */
  onOpen?: ((notification: NotificationEntry) => void) | undefined
  /** Marks all of them; without it, or with none unread, that is not offered. */
  onReadAll?: Act | undefined
  /** Stands above the list, beside “Mark all as read”: what the list is narrowed to. It stays when the list is empty. */
  filter?: ReactNode
  /** Brings older ones; without it there are none. */
  onLoadMore?: Act | undefined
  /** Which day it is; for stories. @default now */
  now?: Date | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; those that are there stay, and older ones are offered again. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<NotificationListLabels> | undefined
}

/** What has happened: one list by day, a line for each, which leads to what it is about. */
export function NotificationList({
  notifications,
  hrefFor,
  onOpen,
  onReadAll,
  filter,
  onLoadMore,
  now,
  isLoading = false,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: NotificationListProps) {
  const words = useWords('NotificationList', english, labels)
  const [hasFailed, setHasFailed] = useState(false)
  const canReadAll = onReadAll !== undefined && notifications?.some(({ readAt }) => readAt === undefined)

  async function readAll() {
    setHasFailed(false)
    try {
      await onReadAll?.()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <section
      data-slot="notification-list"
      aria-label={words.notifications}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
      {...props}
      className={cn('outline-none', fromCaller(className))}
    >
      {filter !== undefined || canReadAll ? (
        <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
          {filter}
          {canReadAll ? (
            <LeavingActButton variant="secondary" size="sm" act={readAll}>
              {words.readAll}
            </LeavingActButton>
          ) : null}
        </div>
      ) : null}
      {hasFailed ? <Notice title={words.failure} className="mb-4" /> : null}
      {outcome(
        notifications,
        {
          isLoading,
          error,
          onRetry,
          words,
          places: <Places label={words.loading} />,
          empty: empty ?? <EmptyState title={words.empty} text={words.emptyText} />,
        },
        (all) => (
          <>
            <NotificationDays notifications={all} {...{ hrefFor, onOpen, now, words }} />
            <LoadMore
              shown={all.length}
              hasMore={onLoadMore !== undefined}
              isLoading={isLoading}
              error={error}
              onLoadMore={() => onLoadMore?.()}
              labels={{ loadMore: words.more }}
              className="print:hidden"
            />
          </>
        ),
      )}
    </section>
  )
}

function Places({ label }: { label: string }) {
  return (
    <div className="overflow-hidden rounded-arot-card border border-arot-line bg-arot-surface">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="flex h-12 items-center border-arot-line px-4 not-first-of-type:border-t">
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
