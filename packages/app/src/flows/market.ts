// A market in memory, for stories that walk through several pages.
import type { CartItem, Product } from '@arot/contract'
import { createContext, use, useState } from 'react'
import type { Registration } from '../session/account.ts'

export type Member = { name: string; email: string }

/** What a story begins with. */
export type MarketStart = { products: Product[]; member?: Member }

type Market = ReturnType<typeof useNewMarket>

export const MarketContext = createContext<Market | null>(null)

export function useMarket() {
  const market = use(MarketContext)
  if (!market) throw new Error('There is no market around this page.')
  return market
}

export function useNewMarket(start: MarketStart) {
  const [products, setProducts] = useState(start.products)
  const [cart, setCart] = useState<CartItem[]>([])
  const [member, setMember] = useState(start.member)
  const [ownIds, setOwnIds] = useState<string[]>([])

  const change = (id: string, edit: (product: Product) => Product) =>
    setProducts((all) => all.map((product) => (product._id === id ? edit(product) : product)))

  return {
    products,
    cart,
    member,
    own: products.filter(({ _id }) => ownIds.includes(_id)),

    register({ name, email }: Registration) {
      setMember({ name, email })
    },

    buy(product: Product, quantity: number) {
      change(product._id, (current) => ({ ...current, mainQuantity: current.mainQuantity - quantity }))
      setCart((items) => [...items, bought(product, quantity, member?.email ?? '', items.length)])
    },

    remove(itemId: string) {
      const item = cart.find(({ _id }) => _id === itemId)
      if (!item) return
      setCart((items) => items.filter(({ _id }) => _id !== itemId))
      change(item.productId, (current) => ({ ...current, mainQuantity: current.mainQuantity + item.quantity }))
    },

    add(product: Omit<Product, '_id'>) {
      const _id = `own-${ownIds.length + 1}`
      setOwnIds((ids) => [...ids, _id])
      setProducts((all) => [...all, { ...product, _id }])
    },

    update: (id: string, edited: Partial<Product>) => change(id, (current) => ({ ...current, ...edited })),
  }
}

function bought(product: Product, quantity: number, userEmail: string, place: number): CartItem {
  const { name, brand, category, description, minQuantity, image, price } = product
  return {
    _id: `item-${place + 1}`,
    userEmail,
    quantity,
    buyDate: new Date('2026-11-21T09:00:00Z'),
    productId: product._id,
    productSnapshot: { name, brand, category, description, minQuantity, image },
    price,
  }
}
