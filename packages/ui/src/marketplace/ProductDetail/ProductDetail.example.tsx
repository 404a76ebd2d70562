import { ProductDetail } from '@arot/ui/ProductDetail'

export function ProductDetailExample() {
  return (
    <ProductDetail
      onBuy={() => undefined}
      product={{
        _id: 'p-1',
        name: 'Field service toolbox',
        image: '',
        brand: 'Jamuna Tools',
        category: 'Industrial Machinery & Tools',
        description: 'Steel, two trays, holds 14 kg. Packed singly.',
        price: 54,
        rating: 4.6,
        mainQuantity: 640,
        minQuantity: 25,
      }}
    />
  )
}
