import { ButtonLink } from '@arot/ui/Button'
import { ProductDetail } from '@arot/ui/ProductDetail'
import { useState } from 'react'

const lamp = {
  _id: 'p-lamp',
  name: 'Desk Lamp, Dimmable',
  /** Drawn here. Pass the address of your picture. */
  image:
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='tan' d='M4 8h24v18H4z'/><path fill='peru' d='M4 8h24v5H4zM14 8h4v9h-4z'/></svg>",
  brand: 'Gomti Electric',
  category: 'Electronics & Gadgets',
  description: 'Three warm whites, metal foot, 1.8 m cable. Carton of 12, each in a box of its own.',
  price: 8.4,
  rating: 4.8,
  mainQuantity: 960,
  minQuantity: 120,
  priceBreaks: [
    { from: 240, price: 7.9 },
    { from: 480, price: 7.4 },
  ],
}

export function ProductDetailExample() {
  const [isAsked, setIsAsked] = useState(false)
  const [quantity, setQuantity] = useState<number | null>(null)
  return (
    <>
      <ProductDetail
        product={lamp}
        quantity={quantity}
        onQuantityChange={setQuantity}
        onBuy={() => setIsAsked(true)}
        notFoundAction={<ButtonLink href="#categories">See all categories</ButtonLink>}
      />
      <p aria-live="polite">{isAsked ? `Here your CheckoutDialog opens, with ${quantity ?? 1}.` : ''}</p>
    </>
  )
}
