import { OfferThread } from '@arot/trade/OfferThread'

const until = new Date('2026-11-28T23:59:59Z')

export function OfferThreadExample() {
  return (
    <OfferThread
      offer={{
        state: 'countered',
        side: 'bought',
        supplier: { name: 'Gomti Electric' },
        versions: [
          {
            number: 1,
            by: 'buyer',
            quantity: 240,
            price: 7.2,
            listPrice: 8.4,
            until,
            at: new Date('2026-11-20T10:24:00Z'),
          },
          {
            number: 2,
            by: 'supplier',
            quantity: 480,
            price: 7.5,
            listPrice: 8.1,
            note: 'At 7.50 if you take 480.',
            until,
            at: new Date('2026-11-21T05:10:00Z'),
          },
        ],
        events: [],
      }}
    />
  )
}
