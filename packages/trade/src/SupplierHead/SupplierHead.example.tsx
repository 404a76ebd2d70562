import { SupplierHead } from '@arot/trade/SupplierHead'

const supplier = {
  id: 'padma',
  name: 'Padma Mills',
  place: 'Rajshahi',
  about: 'Cotton, jute and linen from our own looms.',
  since: new Date('2019-03-11T00:00:00Z'),
  verifiedSince: new Date('2025-06-02T00:00:00Z'),
  smallestOrderValue: 100,
  daysToAnswer: 0.6,
  rating: 4.6,
}

export function SupplierHeadExample() {
  return <SupplierHead supplier={supplier} />
}
