import { Tabs } from '@arot/ui/Tabs'

export function TabsExample() {
  return (
    <Tabs
      label="Studio headphones"
      tabs={[
        { value: 'description', label: 'Description', panel: 'Closed-back, 40 mm drivers, foldable. Carton of 24.' },
        { value: 'delivery', label: 'Delivery', panel: 'Four to six weeks by sea, from Chattogram.' },
        { value: 'reviews', label: 'Reviews', count: 2, panel: 'Two buyers have written about it.' },
      ]}
    />
  )
}
