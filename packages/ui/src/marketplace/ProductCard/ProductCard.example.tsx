import { ProductCard } from '@arot/ui/ProductCard'

export function ProductCardExample() {
  return (
    <div className="max-w-64">
      <ProductCard
        href="#lotion"
        product={{
          _id: 'p-1',
          name: 'Shea body lotion 400 ml',
          image: '',
          brand: 'Padma Care',
          category: 'Health & Beauty',
          description: 'Unscented, for dry skin. Cartons of 24 bottles with pumps.',
          price: 2.35,
          rating: 4.9,
          mainQuantity: 960,
          minQuantity: 480,
        }}
      />
    </div>
  )
}
