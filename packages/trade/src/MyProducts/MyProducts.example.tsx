import { MyProducts } from '@arot/trade/MyProducts'

/** Drawn here. Pass the address of your picture. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"

const mine = [
  {
    _id: 'p-lamp',
    name: 'Desk Lamp, Dimmable',
    image: carton,
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
    description: 'Three warm whites, metal foot, 1.8 m cable. Carton of 12.',
    price: 8.4,
    rating: 4.8,
    mainQuantity: 960,
    minQuantity: 120,
  },
  {
    _id: 'p-cable',
    name: 'Extension Cable 5 m',
    image: carton,
    brand: 'Gomti Electric',
    category: 'Electronics & Gadgets',
    description: 'Four sockets, switch, child-safe. Carton of 20.',
    price: 4.2,
    rating: 4.3,
    mainQuantity: 90,
    minQuantity: 100,
  },
]

export function MyProductsExample() {
  return (
    <MyProducts
      products={mine}
      hrefFor={({ _id }) => `#${_id}`}
      updateHrefFor={({ _id }) => `#update-${_id}`}
      addHref="#add-product"
    />
  )
}
