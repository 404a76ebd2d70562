import { Price } from '../Price/Price.tsx'
import type { DataColumn } from './DataTable.tsx'

type Offer = { supplier: string; price: number; minimum: number; days: number }

export const offers: Offer[] = [
  { supplier: 'Sonali Audio', price: 38.5, minimum: 120, days: 4 },
  { supplier: 'Meghna Footwear', price: 9.75, minimum: 1200, days: 12 },
  { supplier: 'Padma Care', price: 104, minimum: 48, days: 21 },
]

export const keyOf = ({ supplier }: Offer) => supplier

const supplier: DataColumn<Offer> = { id: 'supplier', title: 'Supplier', width: { min: 9, share: 1 }, cell: keyOf }
const price: DataColumn<Offer> = {
  id: 'price',
  title: 'Price',
  width: 7,
  cell: ({ price: amount }) => <Price amount={amount} size="sm" />,
}
const minimum: DataColumn<Offer> = { id: 'minimum', title: 'Minimum', width: 7, cell: ({ minimum: units }) => units }
const days: DataColumn<Offer> = { id: 'days', title: 'Days', width: 14, cell: ({ days: count }) => count }

const asFigure = (column: DataColumn<Offer>): DataColumn<Offer> => ({ ...column, align: 'figure' })

export const asFigures = [supplier, asFigure(price), asFigure(minimum)]
export const asText = [supplier, price, minimum]
export const pinned: DataColumn<Offer>[] = [{ ...supplier, pin: 'start' }, ...[price, minimum, days].map(asFigure)]
export const unpinned = [supplier, ...[price, minimum, days].map(asFigure)]
