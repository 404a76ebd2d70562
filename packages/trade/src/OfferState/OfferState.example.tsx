import { OfferState } from '@arot/trade/OfferState'

export function OfferStateExample() {
  return (
    <p className="flex items-center gap-2">
      240 desk lamps at $7.20 <OfferState state="countered" />
    </p>
  )
}
