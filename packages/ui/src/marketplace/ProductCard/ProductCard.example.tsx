import { ProductCard } from '@arot/ui/ProductCard'

/** Drawn here. Pass the address of your picture. */
const carton =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>"

const lamp = {
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
}

export function ProductCardExample() {
  return (
    <div className="grid gap-4 arot-md:grid-cols-3">
      <ProductCard product={lamp} href="#desk-lamp" />
      <ProductCard product={{ ...lamp, mainQuantity: 96 }} href="#few-lamps" variant="deal" />
      <ProductCard product={lamp} href="#my-lamp" variant="manage" updateHref="#update-lamp" />
    </div>
  )
}
