import { OwnProductsTable, type OwnProductsTableProps } from '@arot/trade/OwnProductsTable'
import { useState } from 'react'

const lamp = {
  _id: 'p-lamp',
  name: 'Desk Lamp, Dimmable',
  image: '',
  brand: 'Gomti Electric',
  category: 'Electronics & Gadgets',
  description: '',
  price: 8.4,
  rating: 4.8,
  mainQuantity: 960,
  minQuantity: 120,
  sku: 'GE-204',
}
const towel = {
  ...lamp,
  _id: 'p-towel',
  name: 'Hotel Towel 70 × 140 cm',
  price: 3.15,
  mainQuantity: 8400,
  sku: 'RT-70',
}

type Change = OwnProductsTableProps['onChangeCells']

export function OwnProductsTableExample() {
  const [products, setProducts] = useState([lamp, towel])
  const change: Change = async (changes) => {
    setProducts((all) =>
      all.map((product) => {
        const cell = changes.find(({ id }) => id === product._id)
        return cell ? { ...product, [cell.field]: cell.to } : product
      }),
    )
    return changes.map(({ id }) => ({ id, verdict: 'changed' as const }))
  }
  return (
    <OwnProductsTable
      products={products}
      hrefFor={({ _id }) => `#${_id}`}
      updateHrefFor={({ _id }) => `#update-${_id}`}
      onChangeCells={change}
      validate={(_, field, value) => (field === 'price' && Number(value) <= 0 ? 'More than 0' : null)}
    />
  )
}
