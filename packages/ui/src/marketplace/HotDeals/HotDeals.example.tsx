import { HotDeals } from '@arot/ui/HotDeals'

export function HotDealsExample() {
  return (
    <HotDeals
      hrefFor={({ _id }) => `#${_id}`}
      products={[
        {
          _id: 'p-1',
          name: 'Shea body lotion 400 ml',
          image: '',
          brand: 'Padma Care',
          category: 'Health & Beauty',
          description: 'Unscented, for dry skin. Cartons of 24 bottles with pumps, sealed and dated.',
          price: 2.35,
          rating: 4.9,
          mainQuantity: 960,
          minQuantity: 480,
        },
      ]}
    />
  )
}
