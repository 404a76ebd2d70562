import type { OrderRefusal } from '../answer.ts'
import type { OrderAct } from '../order.ts'

export type OrderActsLabels = Record<OrderAct, string> & { failure: OrderRefusal }

export const english: OrderActsLabels = {
  accept: 'Accept order',
  decline: 'Decline',
  ship: 'Mark as sent',
  correct: 'Correct the shipment',
  receive: 'Mark as received',
  cancel: 'Cancel order',
  failure: { title: 'Error', text: 'Something went wrong.' },
}
