import { ArotProvider } from '@arot/ui/ArotProvider'
import { Price } from '@arot/ui/Price'

export function PriceExample() {
  return (
    <div className="grid justify-items-start gap-3">
      <Price amount={38.5} per="unit" size="lg" />
      <Price amount={4620} />
      <ArotProvider currency="EUR" locale="de-DE">
        <Price amount={4620} size="sm" />
      </ArotProvider>
    </div>
  )
}
