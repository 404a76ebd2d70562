import type { Product } from '@arot/ui'
import { CheckoutDialog, type Rejection } from '@arot/ui/CheckoutDialog'
import { ProductDetail } from '@arot/ui/ProductDetail'
import { RadioGroup } from '@arot/ui/RadioGroup'
import { ToastProvider, useToast } from '@arot/ui/Toast'
import { useRef, useState } from 'react'

type Outcome = 'bought' | 'stock' | 'price' | 'failed'

const lamp: Product = {
  _id: 'p-lamp',
  name: 'Desk Lamp, Dimmable',
  image: '',
  brand: 'Gomti Electric',
  category: 'Electronics & Gadgets',
  description: 'Three warm whites, metal foot, 1.8 m cable. Carton of 12.',
  price: 8.4,
  rating: 4.8,
  mainQuantity: 960,
  minQuantity: 120,
}

const buyer = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }

export function BuyingExample() {
  return (
    <ToastProvider>
      <ProductPage />
    </ToastProvider>
  )
}

function ProductPage() {
  const [product, setProduct] = useState(lamp)
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('bought')
  const attempt = useRef<{ quantity: number; key: string }>(null)
  const toast = useToast()

  async function buy(quantity: number): Promise<Rejection | null> {
    // A retry uses the same key, so that a server with idempotency keys sells once.
    if (attempt.current?.quantity !== quantity) attempt.current = { quantity, key: crypto.randomUUID() }
    const answer = await ask({ quantity, key: attempt.current.key, price: product.price }, product, outcome)
    attempt.current = null
    setProduct(answer.product)
    if (answer.rejection === undefined) toast({ tone: 'success', title: `${quantity} lamps are yours.` })
    return answer.rejection ?? null
  }

  return (
    <div className="grid gap-6">
      <RadioGroup
        label="What the server says"
        orientation="horizontal"
        options={[
          { value: 'bought', label: 'Bought' },
          { value: 'stock', label: 'Somebody was faster' },
          { value: 'price', label: 'The price has changed' },
          { value: 'failed', label: 'Nothing' },
        ]}
        value={outcome}
        onValueChange={setOutcome}
      />
      <ProductDetail product={product} onBuy={() => setIsOpen(true)} />
      <CheckoutDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        product={product}
        buyer={buyer}
        defaultQuantity={product.minQuantity}
        onConfirm={buy}
      />
    </div>
  )
}

type Order = { quantity: number; key: string; price: number }
type Answer = { product: Product; rejection?: Rejection }

/** Stands in for your server: it checks stock and price again, in one step with the sale. */
async function ask({ quantity, price }: Order, product: Product, outcome: Outcome): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 900))
  if (outcome === 'failed') throw new Error('no answer')
  const stock = outcome === 'stock' ? Math.min(product.mainQuantity, quantity - 1) : product.mainQuantity
  if (quantity > stock) {
    const rejection = { title: 'Not enough stock', text: `Only ${stock} units are left.` }
    return { product: { ...product, mainQuantity: stock }, rejection }
  }
  const now = outcome === 'price' ? 8.9 : product.price
  if (now !== price) {
    const rejection = {
      title: 'The price has changed',
      text: `A unit is $${now.toFixed(2)} now. Confirm to buy at that.`,
    }
    return { product: { ...product, price: now }, rejection }
  }
  return { product: { ...product, mainQuantity: stock - quantity } }
}
