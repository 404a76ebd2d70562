import { ProductGrid } from '@arot/ui/ProductGrid'

/** Drawn here. Pass the address of your picture. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"

const products = [
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
    mainQuantity: 250,
    minQuantity: 100,
  },
  {
    _id: 'p-speaker',
    name: 'Shelf Speaker, Pair',
    image: carton,
    brand: 'Sonali Audio',
    category: 'Electronics & Gadgets',
    description: 'Two ways, walnut veneer, with wall mounts.',
    price: 46,
    rating: 4.7,
    mainQuantity: 0,
    minQuantity: 20,
  },
]

export function ProductGridExample() {
  return <ProductGrid products={products} priorities={3} hrefFor={({ _id }) => `#${_id}`} />
}
