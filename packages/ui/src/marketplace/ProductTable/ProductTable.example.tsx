import { ProductTable, type ProductTableProps } from '@arot/ui/ProductTable'
import { useState } from 'react'

const products = [
  {
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
  },
  {
    _id: 'p-towel',
    name: 'Hotel Towel 70 × 140 cm',
    image: '',
    brand: 'Rupsha Textiles',
    category: 'Fashion & Apparel',
    description: '',
    price: 3.15,
    rating: 4.6,
    mainQuantity: 8400,
    minQuantity: 300,
  },
  {
    _id: 'p-soap',
    name: 'Olive Soap, 24 bars',
    image: '',
    brand: 'Padma Care',
    category: 'Health & Beauty',
    description: '',
    price: 11.9,
    rating: 4.9,
    mainQuantity: 24,
    minQuantity: 40,
  },
]

export function ProductTableExample() {
  const [sort, setSort] = useState<ProductTableProps['sort']>('price-asc')
  const sign = sort === 'price-desc' ? -1 : 1
  const inOrder = sort === null ? products : products.toSorted((one, other) => sign * (one.price - other.price))
  return <ProductTable products={inOrder} hrefFor={({ _id }) => `#${_id}`} sort={sort} onSortChange={setSort} />
}
