import { bodyLotion, fieldToolbox } from '../../ui/src/marketplace/products.fixtures.ts'
import { longOrder, orderIn, saleIn } from './oneOrder.fixtures.ts'
import type { Order } from './order.ts'

const snapshotOf = ({ name, image, brand, category }: typeof bodyLotion) => ({ name, image, brand, category })

/** The orders that one supplier received, newest first. */
export const soldOrders: Order[] = [
  { ...saleIn('placed'), id: 'o6' },
  { ...saleIn('placed'), id: 'o5', productSnapshot: snapshotOf(bodyLotion), quantity: 48, price: 6.2 },
  { ...saleIn('accepted'), id: 'o4', productSnapshot: snapshotOf(fieldToolbox), quantity: 20, price: 41.75 },
  { ...longOrder, id: 'o3' },
  { ...saleIn('received'), id: 'o2' },
  { ...saleIn('declined'), id: 'o1', buyer: undefined },
]

/** The orders of one buyer. */
export const boughtOrders: Order[] = [
  { ...orderIn('shipped'), id: 'b3' },
  { ...orderIn('placed'), id: 'b2', productSnapshot: snapshotOf(bodyLotion), quantity: 48, price: 6.2 },
  { ...orderIn('cancelled'), id: 'b1', supplier: undefined },
]
