import type { Supplier } from '@arot/contract'

export const supplier: Supplier = {
  id: 's1',
  name: 'Padma Mills',
  place: 'Rajshahi',
  about: 'Cotton, jute and linen from our own looms beside the river.',
  since: new Date('2019-03-11T00:00:00Z'),
  verifiedSince: new Date('2025-06-02T00:00:00Z'),
  smallestOrderValue: 100,
  daysToAnswer: 0.6,
  rating: 4.6,
}

export const suppliers: Supplier[] = [
  supplier,
  { id: 's2', name: 'Surma Supply', place: 'Sylhet', since: new Date('2024-01-20T00:00:00Z'), rating: 4.1 },
  { id: 's3', name: 'Karnaphuli Paper', since: new Date('2026-11-20T00:00:00Z') },
]
