import { Timeline } from '@arot/ui/Timeline'

export function TimelineExample() {
  return (
    <Timeline
      aria-label="Order 4711"
      events={[
        { title: 'Order placed', date: '2026-11-18T09:30:00Z', text: '120 units, $4,620.00' },
        { title: 'Packed', date: '2026-11-20T08:00:00Z' },
        { title: 'On its way', date: '2026-11-21T06:15:00Z', text: 'By sea, from Chattogram', state: 'current' },
        { title: 'Delivered', date: '2026-12-28', state: 'upcoming' },
      ]}
    />
  )
}
