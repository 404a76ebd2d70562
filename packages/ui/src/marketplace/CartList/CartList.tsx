'use client'

import { ShoppingCart } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { outcome } from '../../primitives/outcome.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { CartItemCard, type CartItemCardProps, CartItemCardSkeleton } from '../CartItemCard/CartItemCard.tsx'
import { type CartItem, totalOf } from '../cart.ts'
import { type CartListLabels, english } from './labels.ts'

export type { CartListLabels }

export type CartListProps = Omit<ComponentProps<'section'>, 'children'> &
  Pick<CartItemCardProps, 'onRemove' | 'headingLevel'> & {
    /** The items. Leave it out while they load. */
    items?: readonly CartItem[] | undefined
    /** Returns the address of the product's page. */
    hrefFor: (item: CartItem) => string
    /** Returns the status of a purchase, if known. */
    statusFor?: ((item: CartItem) => ReactNode) | undefined
    /** Returns content that replaces the button to remove the item. */
    actionsFor?: ((item: CartItem) => ReactNode) | undefined
    /** The address of the link in an empty cart. @default '/' */
    homeHref?: string | undefined
    /** Set when loading failed. Items that are already shown stay visible. */
    error?: unknown
    /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
    onRetry?: Act | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<CartListLabels> | undefined
    /** Texts of the cards that replace those of the chosen language. */
    cardLabels?: CartItemCardProps['labels'] | undefined
  }

/** All purchases, in every state of a cart. If a removed item had the focus, the list gets it. */
export function CartList({
  items,
  hrefFor,
  statusFor,
  actionsFor,
  onRemove,
  headingLevel,
  homeHref = '/',
  error,
  onRetry,
  labels,
  cardLabels,
  className,
  ref,
  ...props
}: CartListProps) {
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current as HTMLElement)
  const words = useWords('CartList', english, labels)
  useLostFocus(section, items?.length ?? 0)

  const places = <Loading label={words.loading} />
  const empty = (
    <EmptyState
      title={words.empty}
      icon={<ShoppingCart aria-hidden strokeWidth={1.75} />}
      action={<ButtonLink href={homeHref}>{words.home}</ButtonLink>}
    />
  )

  return (
    <section
      data-slot="cart-list"
      aria-label={words.items}
      aria-busy={(items === undefined && error == null) || undefined}
      tabIndex={-1}
      {...props}
      ref={section}
      className={cn('grid gap-4 outline-none', fromCaller(className))}
    >
      {outcome(items, { error, onRetry, words, places, empty }, (all) => (
        <>
          <ul className="grid gap-4 print:gap-2">
            {all.map((item) => (
              <li key={item._id} className="min-w-0">
                <CartItemCard
                  item={item}
                  href={hrefFor(item)}
                  onRemove={onRemove}
                  status={statusFor?.(item)}
                  actions={actionsFor?.(item)}
                  headingLevel={headingLevel}
                  labels={cardLabels}
                />
              </li>
            ))}
          </ul>
          <Summary items={all} words={words} />
        </>
      ))}
    </section>
  )
}

function Summary({ items, words }: { items: readonly CartItem[]; words: CartListLabels }) {
  const { locale } = useHost()
  const total = totalOf(items)
  return (
    <p
      data-slot="cart-list-summary"
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-arot-line border-t pt-4 text-arot-14 text-arot-muted"
    >
      <span className="tabular-nums">{words.count(formatNumber(items.length, locale), items.length)}</span>
      {total === null ? null : (
        <span className="flex items-baseline gap-3">
          {words.total}
          <Price amount={total} />
        </span>
      )}
    </p>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((place) => (
        <CartItemCardSkeleton key={place} />
      ))}
    </>
  )
}

/**
 * When an element with the focus is removed, the browser moves the focus to the top of the page. This moves it to the
 * list.
 */
function useLostFocus(list: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = count
  }, [list, count])
}
