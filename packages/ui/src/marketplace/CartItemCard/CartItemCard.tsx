'use client'

import { CircleAlert, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import type { HeadingLevel } from '../../lib/heading.ts'
import { useWords } from '../../lib/useWords.ts'
import { unbroken } from '../../lib/withoutBreaks.tsx'
import { useAlerts } from '../../primitives/Alerts/Alerts.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import type { CartItem } from '../cart.ts'
import { tintOf } from '../category.ts'
import { useCategoryName } from '../useCategoryName.ts'
import { CartItemFacts } from './CartItemFacts.tsx'
import { type CartItemCardLabels, type CartItemFactsLabels, english } from './labels.ts'

export { CartItemCardSkeleton } from './CartItemCardSkeleton.tsx'
export type { CartItem, CartItemCardLabels, CartItemFactsLabels }

export type Removal = (item: CartItem) => Promise<void> | void

export type CartItemCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The item in the cart. */
  item: CartItem
  /** The address of the product's page. */
  href: string
  /** Called after the user confirms. The card is pending until the promise settles, and shows an error if it rejects. */
  onRemove: Removal
  /** The status of the purchase, if known. */
  status?: ReactNode
  /** Replaces the button that removes the item, for items that cannot be removed any more. */
  actions?: ReactNode
  /** The level of the name as a heading. @default 2 */
  headingLevel?: HeadingLevel | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<CartItemCardLabels> | undefined
}

/** A purchase in the cart. Removing it asks for confirmation, which needs an AlertsProvider. */
export function CartItemCard({
  item,
  href,
  onRemove,
  status,
  actions,
  headingLevel = 2,
  labels,
  className,
  ...props
}: CartItemCardProps) {
  const { confirm } = useAlerts()
  const [state, setState] = useState<'kept' | 'removing' | 'failed'>('kept')
  const nameId = useId()
  const words = useWords('CartItemCard', english, labels)
  const nameOf = useCategoryName()
  const { quantity, productSnapshot: product } = item
  const Heading = `h${headingLevel}` as const
  const removal = words.remove(product.name)

  async function remove() {
    const { title, text, yes, no } = words.question
    const more = item.isOrder ? words.cancelsOrder : undefined
    const isSure = await confirm({ title, text, more, confirmLabel: yes, cancelLabel: no, tone: 'error' })
    if (!isSure) return
    setState('removing')
    try {
      await onRemove(item)
      setState('kept')
    } catch {
      setState('failed')
    }
  }

  return (
    <article
      data-slot="cart-item"
      data-state={state}
      aria-labelledby={nameId}
      {...props}
      className={cn(
        'grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:grid-cols-[7.5rem_minmax(0,1fr)_auto] arot-md:grid-rows-[auto_1fr] arot-md:gap-x-5 print:grid-cols-[3.5rem_minmax(0,1fr)_auto] print:grid-rows-[auto_1fr] print:gap-x-4 print:gap-y-1 print:p-2 print:[break-inside:avoid] print:shadow-none',
        fromCaller(className),
      )}
    >
      <Picture
        src={product.image}
        alt=""
        tint={tintOf(product.category)}
        sizes="7.5rem"
        className="aspect-square w-full rounded-arot-tile arot-md:row-span-2 print:row-span-2"
      />
      <div className="min-w-0 self-center arot-md:self-auto">
        {status === undefined ? null : <div className="mb-1.5 flex">{status}</div>}
        <Heading id={nameId} className="wrap-anywhere font-semibold text-arot-15">
          <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
            {unbroken(product.name)}
          </Link>
        </Heading>
        <p data-slot="cart-item-origin" className="wrap-anywhere mt-0.5 text-arot-13 text-arot-muted">
          <bdi>{product.brand}</bdi> · <bdi>{nameOf(product.category)}</bdi>
        </p>
      </div>
      <CartItemFacts
        item={item}
        labels={words}
        className="col-span-2 arot-md:col-span-1 arot-md:col-start-2 print:col-span-1 print:col-start-2"
      />
      <div className="col-span-2 flex flex-wrap items-end justify-between gap-3 self-stretch border-arot-line border-t pt-3 arot-md:col-span-1 arot-md:col-start-3 arot-md:row-span-2 arot-md:row-start-1 arot-md:flex-col arot-md:border-0 arot-md:pt-0 print:col-span-1 print:col-start-3 print:row-span-2 print:row-start-1 print:flex-col print:border-0 print:pt-0">
        {product.price === undefined ? (
          <span />
        ) : (
          <p className="arot-md:text-end">
            <span className="block text-arot-12 text-arot-muted">{words.total}</span>
            <Price data-slot="cart-item-total" amount={product.price * quantity} />
          </p>
        )}
        {actions ?? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Trash2 aria-hidden />}
            isPending={state === 'removing'}
            onClick={() => void remove()}
          >
            <span>
              {removal.visible}
              <span className="sr-only">{removal.spoken}</span>
            </span>
          </Button>
        )}
      </div>
      {state === 'failed' ? (
        <p
          role="alert"
          data-slot="cart-item-failure"
          className="col-span-full flex items-center gap-2 rounded-arot-control bg-arot-signal-soft px-3 py-2 text-arot-13 text-arot-signal-strong"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {words.failure}
        </p>
      ) : null}
    </article>
  )
}
