'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { ActButton } from '../../lib/ActButton.tsx'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Notice } from '../Notice/Notice.tsx'
import { english, type LoadMoreLabels } from './labels.ts'

export type { LoadMoreLabels }

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The number of loaded items. */
  count: number
  /** The number of all items, if known. */
  total?: number | undefined
  /** Whether there is more to load. */
  hasMore: boolean
  /** Whether more items are loading, if the host knows it. @default false */
  isLoading?: boolean | undefined
  /** Set when loading the next items failed. The button then tries again. */
  error?: unknown
  /** Loads the next items. The button is pending until the promise settles. */
  onLoadMore: Act
  /** Texts that replace those of the chosen language. */
  labels?: Partial<LoadMoreLabels> | undefined
}

/** The end of a list with more items: the progress, and a button to load more. */
export function LoadMore({
  count,
  total,
  hasMore,
  isLoading = false,
  error,
  onLoadMore,
  labels: own,
  className,
  ...props
}: LoadMoreProps) {
  const { locale } = useHost()
  const labels = useWords('LoadMore', english, own)
  const progress = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)

  // The button disappears with the last page; without this, the focus would be lost.
  useEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body
    if (!hasMore && isLost) progress.current?.focus({ preventScroll: true })
  }, [hasMore])

  const hasFailed = error != null && !isLoading
  const figures = formatNumber(count, locale)
  return (
    <div data-slot="load-more" {...props} className={cn('grid justify-items-center gap-3 py-4', fromCaller(className))}>
      <p
        ref={progress}
        role="status"
        tabIndex={-1}
        className="arot-focus rounded-arot-control px-1 text-arot-13 text-arot-muted tabular-nums"
      >
        {hasMore
          ? labels.some(figures, total === undefined ? undefined : formatNumber(total, locale))
          : labels.all(figures)}
      </p>
      {hasMore && hasFailed ? <Notice title={labels.failed} /> : null}
      {hasMore ? (
        <ActButton
          variant="secondary"
          isPending={isLoading}
          act={() => {
            wasPressed.current = true
            return onLoadMore()
          }}
        >
          {hasFailed ? labels.retry : labels.loadMore}
        </ActButton>
      ) : null}
    </div>
  )
}
