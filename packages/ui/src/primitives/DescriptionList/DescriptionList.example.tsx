import { DescriptionList } from '@arot/ui/DescriptionList'

export function DescriptionListExample() {
  return (
    <DescriptionList
      items={[
        { term: 'Order', description: 'A-2041' },
        { term: 'Supplier', description: 'Padma Care' },
        { term: 'Delivery', description: 'Rampart Road 12, Chattogram' },
        { term: 'Terms', description: '30 days' },
      ]}
    />
  )
}
