import { PriceHistory } from '@arot/trade/PriceHistory'

export function PriceHistoryExample() {
  return (
    <PriceHistory
      prices={[
        { at: '2026-11-02T09:00:00Z', price: 8.5, priceBreaks: [{ from: 240, price: 7.9 }] },
        { at: '2026-06-14T09:00:00Z', price: 8.9 },
      ]}
    />
  )
}
