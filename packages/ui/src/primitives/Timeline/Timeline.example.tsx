import { Timeline } from '@arot/ui/Timeline'

export function TimelineExample() {
  return (
    <Timeline
      events={[
        { title: 'Ordered', date: '2026-11-20T09:00:00Z', state: 'done' },
        { title: 'Accepted by the supplier', date: '2026-11-20T14:30:00Z', state: 'done' },
        { title: 'On its way', text: 'With Rampart Freight.', state: 'current' },
        { title: 'Delivered', state: 'upcoming' },
      ]}
    />
  )
}
