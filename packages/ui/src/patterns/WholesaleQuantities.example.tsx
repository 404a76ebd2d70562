import { ArotProvider } from '@arot/ui/ArotProvider'
import { Badge } from '@arot/ui/Badge'
import { NumberInput } from '@arot/ui/NumberInput'
import { Price } from '@arot/ui/Price'
import { QuantityStepper } from '@arot/ui/QuantityStepper'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'

const lamp = { price: 8.4, minimum: 120, stock: 960, carton: 12 }

const places = [
  { value: 'en-GB', label: 'Leeds' },
  { value: 'de-DE', label: 'Kiel' },
  { value: 'bn-BD', label: 'Khulna' },
] as const

export function WholesaleQuantitiesExample() {
  const [locale, setLocale] = useState<(typeof places)[number]['value']>('en-GB')
  return (
    <div className="grid max-w-md gap-6">
      <Segmented label="Read in" options={places} value={locale} onValueChange={setLocale} />
      <ArotProvider locale={locale} currency="EUR">
        <Quantity locale={locale} />
      </ArotProvider>
    </div>
  )
}

function Quantity({ locale }: { locale: string }) {
  const [units, setUnits] = useState<number | null>(lamp.minimum)
  const [stock, setStock] = useState<number | null>(lamp.stock)
  const format = (count: number) => count.toLocaleString(locale)
  return (
    <div className="grid gap-4">
      <QuantityStepper
        label="Lamps"
        hint={`Minimum ${format(lamp.minimum)}, ${format(stock ?? 0)} in stock, ${format(lamp.carton)} in a carton.`}
        value={units}
        onValueChange={setUnits}
        min={lamp.minimum}
        max={stock ?? 0}
        largeStep={lamp.carton}
        error={refusalOf(units, format)}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Price amount={lamp.price * (units ?? 0)} />
        {stock !== null && stock < lamp.minimum * 3 ? <Badge tone="warning">Low stock</Badge> : null}
      </p>
      <NumberInput
        key={locale}
        label="Your stock"
        hint="Try 1.200, 1,200 or ১২০০."
        defaultValue={lamp.stock}
        onValueChange={setStock}
        error={stock === null ? 'Write whole units.' : undefined}
      />
    </div>
  )
}

/** The host’s rule. The field has its own limits. */
function refusalOf(units: number | null, format: (count: number) => string) {
  if (units === null || units < lamp.minimum || units % lamp.carton === 0) return undefined
  const less = units - (units % lamp.carton)
  return `Whole cartons only: ${format(less)} or ${format(less + lamp.carton)}.`
}
