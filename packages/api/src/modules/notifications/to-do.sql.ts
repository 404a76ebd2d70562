// Finds notifications that still need an action of their reader, from the current state of the order, offer or product.
import type { NotificationKind, OrderState } from '@arot/contract'

const orderIs = (...states: OrderState[]) => `EXISTS (SELECT FROM orders
  WHERE id = subject ->> 'orderId' AND state IN (${states.map((state) => `'${state}'`).join(', ')}))`

/** Each version has its own notification, and only the newest can be answered. */
const awaitsAnswer = `EXISTS (SELECT FROM offers WHERE id = subject ->> 'offerId' AND state IN ('asked', 'countered')
  AND version = coalesce((subject ->> 'version')::integer, version) AND ends_at > now())`

const toDoWhile: Partial<Record<NotificationKind, string>> = {
  order_placed: orderIs('placed', 'accepted'),
  order_shipped: orderIs('shipped'),
  offer_asked: awaitsAnswer,
  offer_countered: awaitsAnswer,
  offer_accepted: `EXISTS (SELECT FROM offers WHERE id = subject ->> 'offerId' AND state = 'accepted'
    AND offers.uid = notifications.uid AND ends_at > now())`,
  offer_bought: orderIs('placed', 'accepted'),
  stock_short: "EXISTS (SELECT FROM low_stock_alerts WHERE product_id = subject ->> 'productId')",
}

/** A condition on a row of `notifications`. It excludes kinds without an action before any look-up. */
export const isToDo = `kind IN (${Object.keys(toDoWhile)
  .map((kind) => `'${kind}'`)
  .join(', ')}) AND CASE kind ${Object.entries(toDoWhile)
  .map(([kind, condition]) => `WHEN '${kind}' THEN ${condition}`)
  .join('\n  ')} END`
