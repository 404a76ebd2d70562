import { Tabs } from '@arot/ui/Tabs'

export function TabsExample() {
  return (
    <Tabs
      label="Cast iron skillet"
      tabs={[
        { value: 'description', label: 'Description', panel: <p>Seasoned, 26 cm, 2.1 kg.</p> },
        { value: 'papers', label: 'Papers', count: 2, panel: <p>Food safety, origin.</p> },
        { value: 'delivery', label: 'Delivery', panel: <p>Six working days.</p> },
      ]}
    />
  )
}
