'use client'

import type { Act, HeadingLevel } from '@arot/ui'
import { EmptyState } from '@arot/ui/EmptyState'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { AcceptMany } from '../answer.ts'
import { OrderCard, OrderCardSkeleton } from '../OrderCard/OrderCard.tsx'
import { english, type OrderTableLabels } from '../OrderTable/labels.ts'
import type { Order } from '../order.ts'
import { useAcceptMany } from '../useAcceptMany.tsx'

export type OrderCardsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Leave out while loading. */
  orders?: readonly Order[] | undefined
  /** The address of an order's page. */
  hrefFor: (order: Order) => string
  /** Accepts the selected orders that wait for an answer. Without it orders cannot be selected. */
  onAcceptMany?: AcceptMany | undefined
  /** Buttons for an order. */
  actionsFor?: ((order: Order) => ReactNode) | undefined
  /** The heading level of the names. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Set when loading failed. Orders that are already shown stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Replaces the default message when the list is empty. */
  empty?: ReactNode
  labels?: Partial<OrderTableLabels> | undefined
}

/** Orders as cards, for screens too narrow for OrderTable. They can do the same. */
export function OrderCards({
  orders,
  hrefFor,
  onAcceptMany,
  actionsFor,
  headingLevel,
  isLoading = false,
  error,
  onRetry,
  empty,
  labels,
  className,
  ...props
}: OrderCardsProps) {
  // Cards and the table use the same words.
  const words = useWords('OrderTable', english, labels)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { message, bar } = useAcceptMany(orders, onAcceptMany, words)
  const ids = (orders ?? []).map(({ id }) => id)
  const selected = chosen.filter((id) => ids.includes(id))

  function choose(id: string, isChosen: boolean) {
    setChosen(isChosen ? [...selected, id] : selected.filter((other) => other !== id))
  }

  return (
    <section
      data-slot="order-cards"
      aria-label={words.orders}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
      {...props}
      className={cn('grid min-w-0 gap-3 outline-none', fromCaller(className))}
    >
      {message}
      {outcome(
        orders,
        {
          isLoading,
          error,
          onRetry,
          words,
          places: <Places label={words.loading} />,
          empty: empty ?? <EmptyState title={words.empty} />,
        },
        (all) => (
          <>
            <ul className="grid gap-3">
              {all.map((order) => (
                <li key={order.id} className="min-w-0">
                  <OrderCard
                    order={order}
                    href={hrefFor(order)}
                    headingLevel={headingLevel}
                    actions={actionsFor?.(order)}
                    {...(onAcceptMany && {
                      isChosen: selected.includes(order.id),
                      onChosenChange: (isChosen) => choose(order.id, isChosen),
                    })}
                  />
                </li>
              ))}
            </ul>
            {onAcceptMany
              ? bar({
                  selected,
                  count: selected.length,
                  total: ids.length,
                  onSelectAll: () => setChosen(ids),
                  onClear: () => setChosen([]),
                })
              : null}
          </>
        ),
      )}
    </section>
  )
}

function Places({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((place) => (
        <OrderCardSkeleton key={place} />
      ))}
    </>
  )
}
