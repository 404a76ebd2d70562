import * as endpoints from '@arot/contract/http/endpoints'
import { quantityAnswer, quantityBody } from '@arot/contract/inventory/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { keyOf } from '../../platform/http/idempotency.ts'
import { setWriteHeaders } from '../../platform/http/write-headers.ts'
import { deductionProblems } from './deduct-stock.sql.ts'
import { releaseStock, reserveStock } from './reservation.store.ts'

export function reservationRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.changeQuantity,
    idempotency: 'own',
    summary:
      'Reserve units with a negative increment; with `price`, only if it is the current one. A positive increment releases your reservation of this quantity.',
    access: 'user',
    params: idParams,
    body: quantityBody,
    answer: quantityAnswer,
    problems: ['invalid', ...deductionProblems],
    // A reservation is one statement, which waits for the row.
    lockedProduct: ({ params: { id }, body }) => (body.$inc.mainQuantity > 0 ? id : undefined),
    handle: async ({ request, reply, params: { id }, body, caller }) => {
      const by = body.$inc.mainQuantity
      const key = keyOf(request)
      const { reservationSeconds: ttlSeconds, quota } = config
      const changed =
        by < 0
          ? await reserveStock(db, caller, id, -by, { ttlSeconds, price: body.price, key, quota })
          : await releaseStock(db, caller, id, by, key)
      catalogue.wrote({ version: changed.catalogueVersion, sold: id })
      setWriteHeaders(reply, changed)
      return changed
    },
  })
}
