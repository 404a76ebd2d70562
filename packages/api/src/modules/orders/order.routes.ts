import type { ErrorCode, OrderFilter, OrderMove } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import { orderAnswer, orderDeclineBody, orderNoteBody, orderQuery, orderShipBody } from '@arot/contract/orders/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { readIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { findOrder, listOrders } from './order.list.ts'
import { act, productOfOrder } from './order.store.ts'
import { presentOrder } from './serialize.ts'
import { correctShipment } from './shipment.ts'

/** The page size if the request has no limit. */
const pageLength = 50

const acts = {
  accept: {
    endpoint: endpoints.acceptOrder,
    summary: 'Accept an order as its supplier.',
    body: orderNoteBody,
  },
  decline: {
    endpoint: endpoints.declineOrder,
    summary: 'Decline an order as its supplier, with a reason. Its units return to stock.',
    body: orderDeclineBody,
  },
  ship: {
    endpoint: endpoints.shipOrder,
    summary: 'Ship an order as its supplier, optionally with a carrier and a tracking code.',
    body: orderShipBody,
  },
  receive: {
    endpoint: endpoints.receiveOrder,
    summary: 'Receive an order as its buyer.',
    body: orderNoteBody,
  },
} as const satisfies Record<OrderMove, object>

export function orderRoutes(app: FastifyInstance, { config, db }: Parts) {
  const { publicUrl } = config

  defineCall(app, {
    endpoint: endpoints.getOrders,
    summary:
      'List your orders as buyer or supplier, newest first. The next page is in the `Link` header. `from` is included, `to` is not.',
    access: 'user',
    query: orderQuery,
    answer: v.array(orderAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query, caller }) => {
      const { orders, next } = await listOrders(db, caller, {
        limit: query.limit ?? pageLength,
        cursor: query.cursor,
        ...filterOf(query),
      })
      reply.headers(nextPage(publicUrl, endpoints.getOrders, query, next))
      return orders.map((order) => presentOrder(order, publicUrl))
    },
  })

  defineCall(app, {
    endpoint: endpoints.getOrder,
    summary: 'Get one of your orders.',
    access: 'user',
    params: idParams,
    answer: orderAnswer,
    problems: ['not_found'],
    handle: async ({ params: { id }, caller }) => presentOrder(await findOrder(db, caller, id), publicUrl),
  })

  for (const [name, { endpoint, summary, body }] of Object.entries(acts)) {
    defineCall(app, {
      endpoint,
      summary,
      access: 'user',
      params: idParams,
      body: body as v.GenericSchema<unknown, v.InferOutput<typeof orderShipBody>>,
      answer: orderAnswer,
      problems: ['invalid', 'forbidden', 'not_found', 'wrong_state'] satisfies ErrorCode[],
      lockedProduct: ({ params: { id }, caller }) => (name === 'decline' ? productOfOrder(db, caller, id) : undefined),
      handle: async ({ reply, params: { id }, body: note, caller }) => {
        const transition = { act: name as keyof typeof acts, ...note }
        setWriteHeaders(reply, await act(db, caller, id, transition))
        return presentOrder(await findOrder(db, caller, id), publicUrl)
      },
    })
  }

  defineCall(app, {
    endpoint: endpoints.correctShipment,
    summary:
      'Correct a shipment as its supplier, until the order is received. `If-Match` is the number of events that you have read.',
    access: 'user',
    params: idParams,
    body: orderShipBody,
    answer: orderAnswer,
    problems: ['invalid', 'forbidden', 'not_found', 'wrong_state', 'version_mismatch'],
    handle: async ({ request, reply, params: { id }, body: correction, caller }) => {
      const from = readIfMatch(request, 'Send the number of order events you have read.')
      if (from === undefined) throw invalid({ 'If-Match': 'Send the number of order events you have read.' })
      setWriteHeaders(reply, await correctShipment(db, caller, id, { from, ...correction }))
      return presentOrder(await findOrder(db, caller, id), publicUrl)
    },
  })
}

type OrderQuery = v.InferOutput<typeof orderQuery>

export function filterOf({ side, state, q, from, to }: Omit<OrderQuery, 'limit' | 'cursor'>): OrderFilter {
  return {
    side,
    ...(state && { state }),
    ...(q && { q }),
    ...(from && { from: new Date(from) }),
    ...(to && { to: new Date(to) }),
  }
}
