import { PricesForm } from '@arot/trade/PricesForm'

const lamp = { price: 8.5, minQuantity: 24, orderMultiple: 24, priceBreaks: [{ from: 240, price: 7.9 }] }

export function PricesFormExample() {
  return (
    <PricesForm
      product={lamp}
      onSubmit={async ({ price, priceBreaks }) => {
        await fetch('/prices', { method: 'PUT', body: JSON.stringify({ price, priceBreaks }) })
      }}
    />
  )
}
