import { OrderTimeline } from '@arot/trade/OrderTimeline'

export function OrderTimelineExample() {
  return (
    <OrderTimeline
      order={{
        side: 'bought',
        supplier: { name: 'Gomti Electric' },
        events: [
          { state: 'placed', at: new Date('2026-11-18T10:24:00Z'), by: 'buyer' },
          { state: 'accepted', at: new Date('2026-11-19T04:10:00Z'), by: 'supplier', note: 'Ready on Friday.' },
          {
            state: 'shipped',
            at: new Date('2026-11-21T06:15:00Z'),
            by: 'supplier',
            carrier: 'Karnaphuli Freight',
            trackingCode: 'KF-2026-118',
          },
        ],
      }}
    />
  )
}
