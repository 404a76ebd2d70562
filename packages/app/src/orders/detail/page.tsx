import { actsOf, type Order, type OrderAct, type OrderNote, type Product } from '@arot/contract'
import { OrderDetail, type OrderDetailProps } from '@arot/trade/OrderDetail'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PrintButton, PrintHead } from '../../platform/Print.tsx'
import { hasReview, OrderReview } from '../../reviews/OrderReview.tsx'
import type { ReviewActions } from '../../reviews/useReviewActions.ts'
import { offerHref, paths, productHref, supplierHref } from '../../routes.ts'
import { isMissing } from '../../session/queryProps.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { ordersHref } from '../list/filter.ts'
import { type Checkout, useCheckout } from '../useCheckout.tsx'
import { Differences } from './Differences.tsx'

export type OrderPageProps = Checkout & {
  order: QueryResult<Order>
  onAct: (order: Order, act: OrderAct, note: OrderNote) => ReturnType<OrderDetailProps['onAct']>
  reviewActs: ReviewActions
  /** Resolves to the current product, or to `undefined` if it is gone. */
  findProduct: (order: Order) => Promise<Product | undefined>
}

/** In an order to oneself the reader is buyer and supplier. */
const isBuyer = ({ side, toOneself }: Order) => side === 'bought' || toOneself === true

export function OrderPage({ order, onAct, reviewActs, findProduct, ...checkout }: OrderPageProps) {
  const { data } = order
  const { open, warm, dialog } = useCheckout(checkout)

  async function buyAgain(bought: Order) {
    const product = await findProduct(bought)
    if (product) open(product, bought.quantity, <Differences order={bought} product={product} />)
  }

  return (
    <>
      <PageHead route="order" title={data?.productSnapshot.name} />
      <PrintHead />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <Breadcrumb
          trail={[{ label: t('Orders'), href: ordersHref({ side: data?.side ?? 'bought' }) }]}
          current={data?.productSnapshot.name ?? t('Order')}
          className="basis-40"
        />
        {data && !isMissing(order) ? <PrintButton /> : null}
      </div>
      <OrderDetail
        order={isMissing(order) ? null : data}
        acts={data ? actsOf(data.state, data.side) : []}
        onAct={(act, note) => data && onAct(data, act, note)}
        productHref={productHref({ _id: data?.productId ?? '' })}
        supplierHref={data?.supplier?.id && supplierHref({ id: data.supplier.id })}
        reader={checkout.buyer}
        offerHref={data?.offerId && offerHref({ id: data.offerId })}
        review={data && hasReview(data) ? <OrderReview order={data} acts={reviewActs} /> : undefined}
        onBuyAgain={data && isBuyer(data) ? () => buyAgain(data) : undefined}
        {...resultProps(order)}
        notFoundAction={<ButtonLink href={paths.orders}>{t('See all orders')}</ButtonLink>}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {dialog()}
    </>
  )
}
