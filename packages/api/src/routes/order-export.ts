import type { OrderSide } from '@arot/contract'
import { orderExportQuery } from '@arot/contract/order-wire'
import type { FastifyInstance } from 'fastify'
import { defineCall } from '../http/call.ts'
import { sendFile } from '../http/csv.ts'
import type { Parts } from '../parts.ts'
import { exportOrders } from '../stores/order-export.ts'
import type { OrderRow } from '../stores/order-list.ts'
import { guard } from '../workspace/guard.ts'
import { filterOf } from './orders.ts'

/** Under its heading what each column says of an order; amounts are exact, as the database has them. */
const cells = (currency: string, side: OrderSide): Record<string, (row: OrderRow) => string | number | null> => ({
  Order: ({ id }) => id,
  Bought: ({ buyDate }) => buyDate.toISOString(),
  State: ({ state }) => state,
  Product: ({ snapshot }) => snapshot.name,
  'Article number': ({ snapshot }) => snapshot.sku ?? null,
  Brand: ({ snapshot }) => snapshot.brand,
  Category: ({ snapshot }) => snapshot.category,
  'Product id': ({ productId }) => productId,
  Quantity: ({ quantity }) => quantity,
  'Unit price': ({ exactPrice }) => exactPrice,
  Total: ({ total }) => total,
  Currency: () => currency,
  ...(side === 'bought'
    ? { Supplier: ({ supplierName }) => supplierName }
    : { Buyer: ({ buyerName }) => buyerName, 'Buyer e-mail': ({ email }) => email }),
})

export function orderExportRoute(app: FastifyInstance, { config, db }: Parts) {
  defineCall(app, {
    method: 'GET',
    path: '/orders/export',
    summary: 'The orders of a filter as a CSV file that no spreadsheet runs anything of.',
    access: 'user',
    query: orderExportQuery,
    refusals: ['invalid'],
    handle: ({ request, reply, query, caller }) => {
      const columns = cells(config.currency, query.side)
      async function* rows() {
        for await (const row of exportOrders(db, caller, filterOf(query))) {
          yield Object.values(columns).map((cell) => {
            const told = cell(row)
            return typeof told === 'string' ? guard(told) : told
          })
        }
      }
      return sendFile(request, reply, {
        name: `orders-${query.side}`,
        headings: Object.keys(columns),
        rows: rows(),
      })
    },
  })
}
