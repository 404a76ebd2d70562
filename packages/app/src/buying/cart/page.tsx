import type { CartItem } from '@arot/contract'
import { ButtonLink } from '@arot/ui/Button'
import { CartList } from '@arot/ui/CartList'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { paths, productHref } from '../../routes.ts'

export type CartPageProps = {
  /** Not given while they are on the way. */
  items?: CartItem[]
  /** Why there are none to show; 0 is the status where no answer came. */
  refusal?: { status: number; text: string }
  onRetry?: () => void
  onRemove?: (item: { _id: string }) => Promise<void>
}

export function CartPage({ items, refusal, onRetry, onRemove = async () => {} }: CartPageProps) {
  return (
    <>
      <PageHead route="cart" />
      <PageTitle>{t('Your Cart')}</PageTitle>
      {refusal ? (
        <Refusal {...refusal} onRetry={onRetry} />
      ) : (
        <CartList
          items={items?.map(withPrice)}
          hrefFor={({ productId }) => productHref({ _id: productId })}
          homeHref={paths.home}
          onRemove={onRemove}
        />
      )}
    </>
  )
}

function Refusal({ status, text, onRetry }: { status: number; text: string; onRetry?: () => void }) {
  const told = status ? t('Status {status}', { status: String(status) }) : t('The server could not be reached.')
  if (status !== 401) return <ErrorState title={text} text={told} onRetry={onRetry} />
  return (
    <EmptyState
      role="alert"
      tone="error"
      title={text}
      text={t('{status}. Log in to see your cart.', { status: told })}
      action={<ButtonLink href={paths.login}>{t('Login')}</ButtonLink>}
    />
  )
}

/** The list shows a price where it was kept. */
function withPrice(item: CartItem) {
  return { ...item, productSnapshot: { ...item.productSnapshot, price: item.price } }
}
