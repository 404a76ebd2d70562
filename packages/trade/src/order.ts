import type { Order as ContractOrder, OrderEvent } from '@arot/contract'

export type { OrderAct, OrderEvent, OrderNote, OrderSide, OrderState } from '@arot/contract'
export { orderStates } from '@arot/contract'

type Read = 'id' | 'state' | 'quantity' | 'price' | 'buyDate' | 'productId' | 'side' | 'buyer'

/** The part of an order that components read. A host's own order may have more. */
export type Order = Pick<ContractOrder, Read> & {
  /** Oldest first. */
  events: readonly OrderEvent[]
  /** The product as it was when it was bought. */
  productSnapshot: Pick<ContractOrder['productSnapshot'], 'name' | 'image' | 'brand' | 'category' | 'sku'>
  /** Absent if nobody sells the product any more. */
  supplier?: { name: string } | undefined
}
