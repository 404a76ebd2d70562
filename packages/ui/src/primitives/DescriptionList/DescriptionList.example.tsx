import { Badge } from '@arot/ui/Badge'
import { DescriptionList } from '@arot/ui/DescriptionList'
import { Price } from '@arot/ui/Price'

export function DescriptionListExample() {
  return (
    <DescriptionList
      items={[
        { term: 'Supplier', description: 'Sonali Audio' },
        { term: 'Price', description: <Price amount={38.5} size="sm" per="unit" /> },
        { term: 'Minimum order', description: '120 units' },
        { term: 'State', description: <Badge tone="brand">On sale</Badge> },
        { term: 'Lead time', description: '4 working days' },
        { term: 'Country of origin', description: null },
      ]}
    />
  )
}
