// Finds emails that are no longer useful, because their event was undone before they were sent.
import type { NotificationKind, OfferState, OrderState } from '@arot/contract'

const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ')

const orderIs = (...states: OrderState[]) =>
  `EXISTS (SELECT FROM orders WHERE id = subject ->> 'orderId' AND state IN (${list(states)}))`

const offerIs = (...states: OfferState[]) =>
  `EXISTS (SELECT FROM offers WHERE id = subject ->> 'offerId' AND state IN (${list(states)}))`

const reviewIs = (condition: string) =>
  `EXISTS (SELECT FROM reviews WHERE order_id = subject ->> 'orderId' AND ${condition})`

const supplierIs = (condition: string) =>
  `EXISTS (SELECT FROM suppliers WHERE id = subject ->> 'supplierId' AND verified_since ${condition})`

/** The kinds that open something. If their email was never sent, an email about the end is useless. */
export const openingKinds = ['order_placed', 'offer_asked'] as const satisfies NotificationKind[]

/** The recipient's email about the opening exists, and was never tried. */
const isUnopened = (kind: (typeof openingKinds)[number], id: 'orderId' | 'offerId') =>
  `EXISTS (
    SELECT FROM email_outbox AS opening JOIN notifications AS opened ON opened.id = opening.notification_id
    WHERE opening.topic = notifications.subject ->> '${id}' AND opening.uid = email_outbox.uid AND opened.kind = '${kind}'
      AND opening.attempts = 0
      AND (opening.state IN ('queued', 'waiting', 'dropped') OR opening.state = 'gathered' AND opening.ended_at IS NULL))`

const unansweredOffer = `${isUnopened('offer_asked', 'offerId')}
  AND EXISTS (SELECT FROM offers WHERE id = subject ->> 'offerId' AND version = 1)`

/** Conditions on a row of `email_outbox` joined with its row of `notifications`. Other kinds are always sent. */
const undoneWhen: Partial<Record<NotificationKind, string>> = {
  order_placed: orderIs('declined', 'cancelled'),
  order_accepted: orderIs('cancelled'),
  order_cancelled: `${isUnopened('order_placed', 'orderId')} AND NOT EXISTS (
    SELECT FROM order_events WHERE order_id = subject ->> 'orderId' AND state = 'accepted')`,
  stock_short: "NOT EXISTS (SELECT FROM low_stock_alerts WHERE product_id = subject ->> 'productId')",
  supplier_verified: supplierIs('IS NULL'),
  supplier_refused: supplierIs('IS NOT NULL'),
  supplier_withdrawn: supplierIs('IS NOT NULL'),
  review_written: reviewIs('hidden_at IS NOT NULL'),
  review_answered: reviewIs('hidden_at IS NOT NULL'),
  review_hidden: reviewIs('hidden_at IS NULL'),
  offer_asked: offerIs('declined', 'withdrawn', 'expired'),
  offer_countered: offerIs('declined', 'withdrawn', 'expired'),
  offer_accepted: offerIs('lapsed'),
  offer_expiring: `${offerIs('bought', 'declined', 'withdrawn', 'expired', 'lapsed')}
    OR subject ->> 'until' IS NOT NULL AND ${offerIs('accepted')}`,
  offer_withdrawn: unansweredOffer,
  offer_expired: unansweredOffer,
}

/** Whether the email should not be sent, for statements that join `email_outbox` with `notifications`. */
export const isUndone = `CASE kind ${Object.entries(undoneWhen)
  .map(([kind, condition]) => `WHEN '${kind}' THEN ${condition}`)
  .join('\n    ')} ELSE false END`
