import { type OrderState, orderStates } from '@arot/contract'

export type { OrderState }
export { orderStates }

/** Which side of an order its reader is on. */
export type OrderSide = 'bought' | 'sold'

/** What a party can do with an order. */
export type OrderAct = 'accept' | 'decline' | 'ship' | 'correct' | 'receive' | 'cancel'

/** What an act says along: a reason, words for the other party, how the parcel travels. */
export type OrderNote = { note?: string; carrier?: string; trackingCode?: string }

export type OrderEvent = OrderNote & {
  state: OrderState
  at: Date
  by: 'buyer' | 'supplier' | 'system'
  /** Puts right what the step before said of the parcel. */
  corrects?: boolean | undefined
}

/** What the marketplace shows of an order. A host's own order may carry more. */
export type Order = {
  id: string
  state: OrderState
  quantity: number
  /** The price of one unit when it was bought. */
  price: number
  buyDate: Date
  productId: string
  /** The product as it was when it was bought. */
  productSnapshot: {
    name: string
    image: string
    brand: string
    category: string
    /** By which number its supplier knew it. */
    sku?: string | undefined
  }
  side: OrderSide
  /** For the supplier alone; absent where the buyer is gone. */
  buyer?: { name: string; email: string } | undefined
  /** Absent where nobody sells the product. */
  supplier?: { name: string } | undefined
  events: readonly OrderEvent[]
}
