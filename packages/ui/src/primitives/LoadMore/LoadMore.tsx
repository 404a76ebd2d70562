'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type Labels = {
  loadMore: string
  failed: string
  retry: string
  some: (shown: string, total: string | undefined) => string
  all: (shown: string) => string
}

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many are on the page. */
  shown: number
  /** How many there are, where that is known. */
  total?: number | undefined
  hasMore: boolean
  isLoading: boolean
  /** Anything but nothing says that the next ones could not be had; the button then tries again. */
  error?: unknown
  onLoadMore: () => void
  labels?: Partial<Labels> | undefined
}

const english: Labels = {
  loadMore: 'Load more',
  failed: 'The next ones could not be loaded.',
  retry: 'Try again',
  some: (shown, total) => (total === undefined ? `Showing ${shown}` : `Showing ${shown} of ${total}`),
  all: (shown) => `Showing all ${shown}`,
}

/** The end of a list that goes on: how far it is, and a button for the rest. */
export function LoadMore({
  shown,
  total,
  hasMore,
  isLoading,
  error,
  onLoadMore,
  labels: own,
  className,
  ...props
}: LoadMoreProps) {
  const { locale } = useHost()
  const labels = { ...english, ...own }
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
        <Button
          variant="secondary"
          isPending={isLoading}
          onClick={() => {
            wasPressed.current = true
            onLoadMore()
          }}
        >
          {hasFailed ? labels.retry : labels.loadMore}
        </Button>
      ) : null}
    </div>
  )
}
