import { OfferTable } from '@arot/trade/OfferTable'

const offer = {
  id: 'offer-240',
  state: 'asked' as const,
  side: 'sold' as const,
  productId: 'p-lamp',
  productSnapshot: {
    name: 'Desk Lamp, Dimmable',
    image: '',
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
  },
  versions: [
    {
      number: 1,
      by: 'buyer' as const,
      quantity: 240,
      price: 7.2,
      listPrice: 8.4,
      at: new Date('2026-11-22T09:30:00Z'),
      until: new Date('2026-11-29T23:59:59Z'),
    },
  ],
  events: [],
  buyer: { name: 'Delta Traders', email: 'orders@deltatraders.example' },
}

export function OfferTableExample() {
  return <OfferTable offers={[offer, { ...offer, id: 'offer-48' }]} side="sold" hrefFor={({ id }) => `#${id}`} />
}
