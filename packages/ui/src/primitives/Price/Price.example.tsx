import { Price } from '@arot/ui/Price'

export function PriceExample() {
  return (
    <div className="flex items-baseline gap-6">
      <Price amount={1234.5} size="lg" />
      <Price amount={38.5} per="unit" />
      <Price amount={0.95} size="sm" />
    </div>
  )
}
