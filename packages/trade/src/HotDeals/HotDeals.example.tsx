import { HotDeals } from '@arot/trade/HotDeals'

/** Drawn here. Pass the address of your picture. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"

const deals = [
  {
    _id: 'p-lamp',
    name: 'Desk Lamp, Dimmable',
    image: carton,
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
    description: 'Three warm whites, metal foot, 1.8 m cable. Carton of 12, each in a box of its own.',
    price: 8.4,
    rating: 4.8,
    mainQuantity: 960,
    minQuantity: 120,
  },
  {
    _id: 'p-towel',
    name: 'Hotel Towel 70 × 140 cm',
    image: carton,
    brand: 'Rupsha Textiles',
    category: 'Fashion & Apparel',
    description: 'Combed cotton, 500 g per square metre, white. Washed once before it is packed.',
    price: 3.15,
    rating: 4.6,
    mainQuantity: 8400,
    minQuantity: 300,
  },
  {
    _id: 'p-soap',
    name: 'Olive Soap, 24 bars',
    image: carton,
    brand: 'Padma Care',
    category: 'Health & Beauty',
    description: 'Cold-pressed, unscented, in recycled paper.',
    price: 11.9,
    rating: 4.9,
    mainQuantity: 410,
    minQuantity: 40,
  },
]

export function HotDealsExample() {
  return <HotDeals products={deals} hrefFor={({ _id }) => `#${_id}`} />
}
