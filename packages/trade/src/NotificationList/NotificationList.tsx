'use client'

import type { Act } from '@arot/ui'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { LoadMore } from '@arot/ui/LoadMore'
import { Notice } from '@arot/ui/Notice'
import { Skeleton } from '@arot/ui/Skeleton'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { LeavingActButton } from '../LeavingActButton.tsx'
import type { NotificationEntry } from '../notification.ts'
import { english, type NotificationFacts, type NotificationListLabels } from './labels.ts'
import { NotificationDays } from './NotificationDays.tsx'

export type { NotificationFacts, NotificationListLabels }

export type NotificationListProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Newest first. Leave out while loading. */
  notifications?: readonly NotificationEntry[] | undefined
  /** The address that a notification links to: its order, offer, product or supplier. */
  hrefFor: (notification: NotificationEntry) => string
  /** Called when the reader opens a notification. Mark it as read here. */
  onOpen?: ((notification: NotificationEntry) => void) | undefined
  /** Marks all notifications as read. Without it, or if none is unread, there is no such button. */
  onReadAll?: Act | undefined
  /** A filter above the list, beside “Mark all as read”. It stays when the list is empty. */
  filter?: ReactNode
  /** Loads older notifications. Without it there is no such button. */
  onLoadMore?: Act | undefined
  /** The current time, fixed in stories. @default now */
  now?: Date | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Notifications that are already shown stay, and the user can load older ones again. */
  error?: unknown
  onRetry?: Act | undefined
  /** Replaces the default message when the list is empty. */
  empty?: ReactNode
  labels?: Partial<NotificationListLabels> | undefined
}

/** Lists notifications by day. Each is one line and links to its subject. */
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
              count={all.length}
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
