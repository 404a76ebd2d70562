import type { CartItem } from '@arot/contract'
import { OrderState } from '@arot/trade/OrderState'
import { Button, ButtonLink } from '@arot/ui/Button'
import { CartList } from '@arot/ui/CartList'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { Link } from '@arot/ui/Link'
import { useState } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { PrintButton, PrintHead } from '../../platform/Print.tsx'
import { orderHref, paths, productHref } from '../../routes.ts'

export type CartPageProps = {
  /** Absent while they load. */
  items?: CartItem[]
  /** The owner of the cart, for the printed page. */
  buyer?: { name: string; email: string } | undefined
  /** Why the items could not be loaded. The status is 0 if no answer came. */
  refusal?: { status: number; text: string }
  onRetry?: () => void
  onRemove?: (item: { _id: string }) => Promise<void>
  onReceive?: (item: { _id: string }) => Promise<void>
}

export function CartPage({
  items,
  buyer,
  refusal: problem,
  onRetry,
  onRemove = async () => {},
  onReceive = async () => {},
}: CartPageProps) {
  // Only our server sends states, and only its orders have pages.
  const ordered = new Map(items?.map((item) => [item._id, item]))
  return (
    <Page
      route="cart"
      heading={t('Your Cart')}
      aside={items && items.length > 0 ? <PrintButton /> : null}
      before={<PrintHead reader={buyer} />}
    >
      {problem ? (
        <CartProblem {...problem} onRetry={onRetry} />
      ) : (
        <CartList
          items={items?.map(toCartListItem)}
          hrefFor={({ productId }) => productHref({ _id: productId })}
          homeHref={paths.home}
          statusFor={({ _id }) => statusOf(ordered.get(_id))}
          actionsFor={({ _id }) =>
            ordered.get(_id)?.state === 'shipped' ? <ReceiveButton onPress={() => onReceive({ _id })} /> : undefined
          }
          onRemove={onRemove}
        />
      )}
    </Page>
  )
}

/** The state of the item, with a link to its order. Paper also shows what identifies the purchase. */
function statusOf(item: CartItem | undefined) {
  if (item?.state === undefined) return undefined
  const { _id, state, supplier, productSnapshot } = item
  const { sku } = productSnapshot
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Link href={orderHref({ id: _id })} className="arot-focus rounded-full">
        <OrderState state={state} />
      </Link>
      <span className="hidden flex-wrap gap-x-3 text-arot-12 print:flex">
        <span>{t('Order number {number}', { number: _id })}</span>
        {supplier ? <bdi>{t('Supplier: {name}', { name: supplier.name })}</bdi> : null}
        {sku ? <bdi>{t('SKU: {sku}', { sku })}</bdi> : null}
      </span>
    </span>
  )
}

/** Marks a shipped item as received. */
function ReceiveButton({ onPress }: { onPress: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false)

  async function press() {
    setIsPending(true)
    await onPress()
    setIsPending(false)
  }

  return (
    <Button size="sm" isPending={isPending} onClick={() => void press()}>
      {t('Mark as received')}
    </Button>
  )
}

function CartProblem({ status, text, onRetry }: { status: number; text: string; onRetry?: () => void }) {
  const statusText = status ? t('Status {status}', { status: String(status) }) : t('The server could not be reached.')
  if (status !== 401) return <ErrorState title={text} text={statusText} onRetry={onRetry} />
  return (
    <EmptyState
      role="alert"
      tone="error"
      title={text}
      text={t('{status}. Log in to see your cart.', { status: statusText })}
      action={<ButtonLink href={paths.login}>{t('Login')}</ButtonLink>}
    />
  )
}

/** Only our server sends a price, because it makes an order of each purchase. */
function toCartListItem({ price, ...item }: CartItem) {
  return { ...item, productSnapshot: { ...item.productSnapshot, price }, isOrder: item.state !== undefined }
}
