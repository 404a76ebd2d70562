import * as endpoints from '@arot/contract/http/endpoints'
import { deletedAnswer, insertedAnswer } from '@arot/contract/http/schema'
import { cartItemAnswer, purchaseBody } from '@arot/contract/orders/schema'
import { emailParams, idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { keyOf } from '../../platform/http/idempotency.ts'
import { requireOwnEmail, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { deductionProblems } from '../inventory/deduct-stock.sql.ts'
import { findProductToLock } from '../offers/offer.store.ts'
import { buyByOffer } from '../offers/purchase.ts'
import { productOfOrder, removeFromCart } from './order.store.ts'
import { buy, listCart } from './purchase.store.ts'
import { presentCartItem } from './serialize.ts'

export function cartRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.addToCart,
    idempotency: 'own',
    summary:
      'Buy: turn your reservation of this quantity into a cart item, or take the units from stock. With `offerId`, buy the units of the accepted offer at its price.',
    access: 'user',
    body: purchaseBody,
    answer: insertedAnswer,
    status: 201,
    problems: ['invalid', 'forbidden', 'wrong_state', ...deductionProblems],
    lockedProduct: ({ body: { offerId }, caller }) =>
      offerId ? findProductToLock(db, caller, { offerId, act: 'buy' }) : undefined,
    handle: async ({ request, reply, body, caller }) => {
      requireOwnEmail(caller, body.userEmail)
      const { productId, quantity, price, offerId } = body
      // The server sets the date and the snapshot, so a retry with other values is the same request.
      const key = keyOf(request, { productId, quantity, price, offerId })
      const bought = offerId
        ? await buyByOffer(db, caller, { offerId, productId, quantity, price }, key)
        : await buy(db, caller, productId, quantity, { key, price, quota: config.quota })
      catalogue.wrote({ version: bought.catalogueVersion, sold: productId })
      setWriteHeaders(reply, bought)
      return { insertedId: bought.insertedId }
    },
  })

  defineCall(app, {
    endpoint: endpoints.getCart,
    summary: 'List your cart, oldest order first: orders that are placed, accepted or shipped.',
    access: 'user',
    params: emailParams,
    answer: v.array(cartItemAnswer),
    problems: ['forbidden'],
    handle: async ({ params, caller }) => {
      requireOwnEmail(caller, params.email)
      return (await listCart(db, caller.uid)).map((item) => presentCartItem(item, config.publicUrl))
    },
  })

  defineCall(app, {
    endpoint: endpoints.removeFromCart,
    summary: 'Cancel one of your orders and return its units to stock. A shipped order stays.',
    access: 'user',
    params: idParams,
    answer: deletedAnswer,
    problems: ['not_found', 'already_shipped'],
    lockedProduct: ({ params: { id }, caller }) => productOfOrder(db, caller, id),
    handle: async ({ reply, params: { id }, caller }) => {
      const removed = await removeFromCart(db, caller, id)
      if (removed.deletedCount === 0) throw new ApiProblem('not_found')
      setWriteHeaders(reply, removed)
      return { deletedCount: removed.deletedCount }
    },
  })
}
