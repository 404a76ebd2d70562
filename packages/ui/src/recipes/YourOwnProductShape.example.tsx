import { availability, type Product } from '@arot/ui'
import { ProductGrid } from '@arot/ui/ProductGrid'

/** A product as your server sends it: other names, cents, several pictures, stock by warehouse. */
type Article = {
  sku: string
  title: string
  maker: { name: string } | null
  group: string
  text?: string
  cents: number
  stars: number
  pictures: { url: string }[]
  warehouses: { city: string; pieces: number }[]
  pack: number
}

const articles: Article[] = [
  {
    sku: 'CM-30',
    title: 'Ceramic mug, 300 ml',
    maker: { name: 'Meghna Ceramics' },
    group: 'Home & Kitchen Appliances',
    text: 'Glazed inside, stackable. Carton of 48.',
    cents: 235,
    stars: 4.6,
    pictures: [],
    warehouses: [
      { city: 'Khulna', pieces: 480 },
      { city: 'Sylhet', pieces: 480 },
    ],
    pack: 48,
  },
  {
    sku: 'JS-50',
    title: 'Jute sack, 50 kg',
    maker: null,
    group: 'Industrial Machinery & Tools',
    cents: 185,
    stars: 4.1,
    pictures: [],
    warehouses: [{ city: 'Khulna', pieces: 30 }],
    pack: 100,
  },
]

/** The only function that knows both shapes. */
function productOf({ sku, title, maker, group, text, cents, stars, pictures, warehouses, pack }: Article): Product {
  return {
    _id: sku,
    name: title,
    brand: maker?.name ?? '',
    category: group,
    description: text ?? '',
    price: cents / 100,
    rating: stars,
    image: pictures[0]?.url ?? '',
    mainQuantity: warehouses.reduce((all, { pieces }) => all + pieces, 0),
    minQuantity: pack,
  }
}

/** Outside of the component, so that the products stay the same between renders. */
const products = articles.map(productOf)

export function YourOwnProductShapeExample() {
  const isBuyable = (product: Product) => ['available', 'low'].includes(availability(product))
  return (
    <div className="grid gap-4">
      <p>
        {products.filter(isBuyable).length} of {products.length} can be bought now.
      </p>
      <ProductGrid products={products} columns="three" hrefFor={({ _id }) => `#/articles/${_id}`} />
    </div>
  )
}
