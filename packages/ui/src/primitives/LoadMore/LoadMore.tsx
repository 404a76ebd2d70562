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
  /** How many are on the page. */
  shown: number
  /** How many there are, where that is known. */
  total?: number | undefined
  /** Whether there is more to load. */
  hasMore: boolean
  /** Where the host knows that they are on the way. @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that the next ones could not be had; the button then tries again. */
  error?: unknown
  /** Its button is pending for as long as the promise it gives. */
  onLoadMore: Act
  /** Texts that replace those of the chosen language. */
  labels?: Partial<LoadMoreLabels> | undefined
}

/** The end of a list that goes on: how far it is, and a button for the rest. */
export function LoadMore({
  shown,
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
  const count = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)

  // The button goes with the last page, and would take the focus of who pressed it along.
  useEffect(() => {
    const isLost = wasPressed.current && document.activeElement === document.body
    if (!hasMore && isLost) count.current?.focus({ preventScroll: true })
  }, [hasMore])

  const hasFailed = error != null && !isLoading
  const figures = formatNumber(shown, locale)
  return (
    <div data-slot="load-more" {...props} className={cn('grid justify-items-center gap-3 py-4', fromCaller(className))}>
      <p
        ref={count}
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
