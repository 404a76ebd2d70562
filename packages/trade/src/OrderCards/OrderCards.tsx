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
  /** Not given while they are on the way. */
  orders?: readonly Order[] | undefined
  /** Where an order has its page. */
  hrefFor: (order: Order) => string
  /** Accepts those of the chosen that wait for it; without it none can be chosen. */
  onAcceptMany?: AcceptMany | undefined
  /** What can be done with an order here. */
  actionsFor?: ((order: Order) => ReactNode) | undefined
  /** The level of the names as headings. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** @default false */
  isLoading?: boolean | undefined
  /** Anything but nothing says that they could not be had; orders that are there stay. */
  error?: unknown
  onRetry?: Act | undefined
  /** Stands there when there are none. */
  empty?: ReactNode
  labels?: Partial<OrderTableLabels> | undefined
}

/** Orders as cards, for a screen that has no room for their table; what it can do, they can. */
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
  // What is said of orders is the same in a table.
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
