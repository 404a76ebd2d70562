'use client'

import type { Act } from '@arot/ui'
import { EmptyState } from '@arot/ui/EmptyState'
import { ActButton } from '@arot/ui/internal/lib/ActButton'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { outcome } from '@arot/ui/internal/primitives/outcome'
import { RotateCcw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Parties } from '../facts.tsx'
import { asideGrid, pageCard, pageGrid } from '../layout.ts'
import { OrderActs, type OrderActsProps } from '../OrderActs/OrderActs.tsx'
import { OrderState } from '../OrderState/OrderState.tsx'
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx'
import type { Order } from '../order.ts'
import { PageHeading } from '../PageHeading.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { english, type OrderDetailLabels } from './labels.ts'
import { Amounts } from './OrderFacts.tsx'

export type { OrderDetailLabels }

type OrderContext = {
  /** The address of the product's page. */
  productHref: string
  /** The address of the supplier's page. Without it the name is not a link. */
  supplierHref?: string | undefined
  /** The person who reads. On paper a buyer's name and email stand beside the supplier's. */
  reader?: { name: string; email: string } | undefined
  /** Starts another order of the same product. Without it there is no such button. */
  onBuyAgain?: Act | undefined
  /** The address of the offer that the order came from. Leave out if there was none. */
  offerHref?: string | undefined
  /** The review of a received order: ReviewList, ReviewForm or ReviewAnswer. It is not printed. */
  review?: ReactNode
}

export type OrderDetailProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<OrderActsProps, 'acts' | 'onAct'> &
  OrderContext & {
    /** Leave out while loading; `null` if it does not exist. */
    order?: Order | null | undefined
    /** @default false */
    isLoading?: boolean | undefined
    /** Set when loading failed. An order that is already shown stays. */
    error?: unknown
    onRetry?: Act | undefined
    /** An action for the message that there is no such order. */
    notFoundAction?: ReactNode
    labels?: Partial<OrderDetailLabels> | undefined
  }

/** An order's page: its state, what to do next, amounts, parties and history. It prints on one sheet. */
export function OrderDetail({
  order,
  acts,
  onAct,
  productHref,
  supplierHref,
  reader,
  onBuyAgain,
  offerHref,
  review,
  isLoading = false,
  error,
  onRetry,
  notFoundAction,
  labels,
  className,
  ...props
}: OrderDetailProps) {
  const words = useWords('OrderDetail', english, labels)
  const places = <PageSkeleton data-slot="order-detail-skeleton" label={words.loading} />
  const empty = <EmptyState title={words.notFound} text={words.notFoundText} action={notFoundAction} />
  return (
    <div data-slot="order-detail" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(order, { isLoading, error, onRetry, words, places, empty }, (found) => (
        <Detail
          order={found}
          {...{ acts, onAct, productHref, supplierHref, reader, onBuyAgain, offerHref, review, words }}
        />
      ))}
    </div>
  )
}

type DetailProps = OrderContext & Pick<OrderActsProps, 'acts' | 'onAct'> & { order: Order; words: OrderDetailLabels }

function Detail(props: DetailProps) {
  const { order, acts, onAct, productHref, supplierHref, reader, onBuyAgain, offerHref, review, words } = props
  const [historyId, reviewId] = [useId(), useId()]
  return (
    // An act removes its own button. The article can take the focus, so that it stays in the order.
    <article tabIndex={-1} aria-label={order.productSnapshot.name} className={cn(pageGrid, 'outline-none')}>
      <div className="grid min-w-0 gap-6 print:gap-5">
        <Head order={order} href={productHref} words={words} />
        <div data-slot="order-next" className={cn(pageCard, 'grid gap-4 print:hidden')}>
          <p className="font-medium text-arot-16 text-arot-ink">{words.next[order.state][order.side]}</p>
          <OrderActs key={order.id} order={order} acts={acts} onAct={onAct} />
        </div>
      </div>
      <div
        className={cn(
          asideGrid,
          'arot-lg:col-start-2 arot-lg:row-span-2 arot-lg:row-start-1 print:row-auto print:col-auto',
        )}
      >
        <Amounts order={order} offerHref={offerHref} words={words} />
        <Parties data-slot="order-parties" between={order} reader={reader} supplierHref={supplierHref} words={words} />
        {onBuyAgain === undefined ? null : (
          <ActButton
            act={onBuyAgain}
            variant="secondary"
            icon={<RotateCcw aria-hidden />}
            className="arot-md:col-span-2 arot-lg:col-span-1"
          >
            {words.buyAgain}
          </ActButton>
        )}
      </div>
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby={historyId} className={cn(pageCard)}>
          <h2 id={historyId} className={cardTitle}>
            {words.history}
          </h2>
          <OrderTimeline order={order} reader={reader?.name} aria-labelledby={historyId} />
        </section>
        {review == null ? null : (
          <section data-slot="order-review" aria-labelledby={reviewId} className={cn(pageCard, 'print:hidden')}>
            <h2 id={reviewId} className={cardTitle}>
              {words.review}
            </h2>
            {review}
          </section>
        )}
      </div>
    </article>
  )
}

const cardTitle = 'mb-4 font-arot-display font-bold text-arot-18 text-arot-ink'

function Head({ order, href, words }: { order: Order; href: string; words: OrderDetailLabels }) {
  const isConfirmed = order.state === 'accepted' || order.state === 'shipped' || order.state === 'received'
  return (
    <>
      <p data-slot="order-paper-title" className="hidden font-arot-display font-bold text-arot-24 print:block">
        {isConfirmed ? words.confirmation : words.order}
      </p>
      <PageHeading product={order.productSnapshot} href={href} state={<OrderState state={order.state} />} />
    </>
  )
}
