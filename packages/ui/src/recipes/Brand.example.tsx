import { Badge } from '@arot/ui/Badge'
import { Button } from '@arot/ui/Button'
import { brandCss, createBrand } from '@arot/ui/brand'
import { Price } from '@arot/ui/Price'
import { Segmented } from '@arot/ui/Segmented'
import { useState } from 'react'

const brands = {
  harbour: createBrand({ name: 'Harbour', primary: 'navy', radius: 4 }),
  orchard: createBrand({ name: 'Orchard', primary: 'seagreen', accent: 'firebrick', radius: 14 }),
  lemon: createBrand({ name: 'Lemon', primary: 'gold', radius: 8, density: 'compact' }),
}

/** Created here to try it out. Your product writes the sheet once with `npx arot-brand`, and loads it after ours. */
export function BrandExample() {
  const [name, setName] = useState<keyof typeof brands>('harbour')
  const brand = brands[name]
  return (
    <div className="grid gap-4">
      <Segmented
        label="Brand"
        options={[
          { value: 'harbour', label: 'Harbour' },
          { value: 'orchard', label: 'Orchard' },
          { value: 'lemon', label: 'Lemon' },
        ]}
        value={name}
        onValueChange={setName}
      />
      <style>{brandCss(brand, { selector: '.of-the-brand' })}</style>
      <div className="of-the-brand flex flex-wrap items-center gap-4 rounded-arot-card border border-arot-line bg-arot-surface p-6">
        <Badge tone="brand">New</Badge>
        <Price amount={8.4} per="unit" />
        <Button>Buy</Button>
        <Button variant="secondary">Compare</Button>
      </div>
      <ul className="list-disc ps-5">
        {brand.corrections.map(({ decision, from, to, because }) => (
          <li key={decision}>
            The {decision} {from} became {to}: {because}.
          </li>
        ))}
        {brand.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}
