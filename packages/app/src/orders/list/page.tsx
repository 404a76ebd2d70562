import type { Order } from '@arot/contract'
import { OrderCards } from '@arot/trade/OrderCards'
import { OrderFilters, type OrderFilterValue } from '@arot/trade/OrderFilters'
import { OrderTable, type OrderTableProps } from '@arot/trade/OrderTable'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { useIsWide } from '../../platform/useIsWide.ts'
import { orderHref, paths } from '../../routes.ts'
import { PagedEnd } from '../../session/PagedEnd.tsx'
import { isMissing } from '../../session/queryProps.ts'
import type { PagedResult } from '../../session/usePaged.ts'
import { resultProps } from '../../session/useQuery.ts'
import { isNarrowed } from './filter.ts'

export type OrdersPageProps = {
  orders: PagedResult<Order>
  filter: OrderFilterValue
  onFilterChange: (filter: OrderFilterValue) => void
  onAcceptMany: NonNullable<OrderTableProps['onAcceptMany']>
  onSave: () => Promise<void>
  /** The widths of the table’s columns. */
  columns?: Pick<OrderTableProps, 'widths' | 'onWidthsChange'> | undefined
}

export function OrdersPage({ orders, filter, onFilterChange, onAcceptMany, onSave, columns }: OrdersPageProps) {
  const isWide = useIsWide()
  const { data } = orders
  const { side } = filter
  const list = {
    orders: data?.items,
    hrefFor: orderHref,
    ...resultProps(orders),
    onAcceptMany: side === 'sold' ? onAcceptMany : undefined,
    empty: <NoOrders filter={filter} />,
  }
  return (
    <Page route="orders">
      <div className="grid gap-4">
        <OrderFilters value={filter} onValueChange={onFilterChange} onSave={data?.items.length ? onSave : undefined} />
        {isMissing(orders) ? (
          <EmptyState title={t('Orders are not available here')} />
        ) : isWide ? (
          <OrderTable key={side} {...list} {...columns} side={side} scrolls="page" />
        ) : (
          <OrderCards key={side} {...list} />
        )}
        <PagedEnd of={orders} />
      </div>
    </Page>
  )
}

function NoOrders({ filter }: { filter: OrderFilterValue }) {
  if (filter.q)
    return (
      <EmptyState
        title={t('No orders match')}
        text={t(
          'Search by the start of a product name or SKU, or by a full order number. Remove a filter to see more.',
        )}
      />
    )
  if (isNarrowed(filter))
    return <EmptyState title={t('No orders match')} text={t('Remove a filter to see more orders.')} />
  if (filter.side === 'sold')
    return (
      <EmptyState
        title={t('No orders from buyers yet')}
        text={t('When a buyer orders your products, the order will appear here.')}
        action={<ButtonLink href={paths.addProduct}>{t('Add Product')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('No orders yet')}
      text={t('Orders you place will appear here.')}
      action={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
    />
  )
}
