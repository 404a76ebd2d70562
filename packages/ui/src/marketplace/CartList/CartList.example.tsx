import { AlertsProvider } from '@arot/ui/Alerts'
import { CartList } from '@arot/ui/CartList'

export function CartListExample() {
  return (
    <AlertsProvider>
      <CartList items={[]} hrefFor={({ productId }) => `#${productId}`} homeHref="#home" onRemove={() => undefined} />
    </AlertsProvider>
  )
}
