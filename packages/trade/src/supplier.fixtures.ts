import type { SupplierEntry, Verification, VerificationRequest } from './supplier.ts'

export const padmaMills: SupplierEntry = {
  id: 's1',
  name: 'Padma Mills',
  place: 'Rajshahi',
  about: 'Cotton, jute and linen from our own looms beside the river.\nReturns are taken at the door.',
  since: new Date('2019-03-11T00:00:00Z'),
  verifiedSince: new Date('2025-06-02T00:00:00Z'),
  smallestOrderValue: 100,
  daysToAnswer: 0.6,
  rating: 4.6,
}

/** A supplier who only filled in the name. */
export const newcomer: SupplierEntry = { id: 's2', name: 'Surma Supply', since: new Date('2026-11-20T00:00:00Z') }

export const longSupplier: SupplierEntry = {
  ...padmaMills,
  id: 's3',
  name: 'The Chattogram Hill Tracts Cooperative Society of Weavers, Dyers, Retailers and Wholesalers',
  place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  about: `${'A house that has woven, dyed and packed for four generations. '.repeat(8)}\n\nSundays closed.`,
  smallestOrderValue: 1234567.89,
  daysToAnswer: 12.4,
}

export const verification: Verification = {
  id: 'v1',
  state: 'requested',
  licence: 'TRAD/RAJ/018203',
  document: 'https://padma.example/licence.pdf',
  at: new Date('2026-11-20T09:00:00Z'),
}

export const requests: VerificationRequest[] = [
  { ...verification, version: 1, supplier: { id: 's1', name: 'Padma Mills', place: 'Rajshahi' } },
  {
    ...verification,
    id: 'v2',
    licence: 'TRAD/SYL/009340',
    at: new Date('2026-11-22T14:30:00Z'),
    supplier: { id: 's2', name: 'Surma Supply' },
  },
]
