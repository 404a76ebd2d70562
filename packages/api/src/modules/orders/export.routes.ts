import type { OrderSide } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import { orderExportQuery } from '@arot/contract/orders/schema'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../platform/context.ts'
import { escapeFormula } from '../../platform/csv/csv-injection.ts'
import type { SendExport } from '../../platform/http/answers/exports.ts'
import { defineCall } from '../../platform/http/call.ts'
import { exportOrders } from './export.store.ts'
import type { OrderRow } from './order.list.ts'
import { filterOf } from './order.routes.ts'

/** Spreadsheets must read these as numbers and dates. Every other column is text. */
const values = new Set(['Bought', 'Quantity', 'Unit price', 'Total'])

/** The columns by heading. Amounts are exact, as in the database. */
const cells = (currency: string, side: OrderSide): Record<string, (row: OrderRow) => string | number | null> => ({
  Order: ({ id }) => id,
  Bought: ({ buyDate }) => buyDate.toISOString(),
  State: ({ state }) => state,
  Product: ({ snapshot }) => snapshot.name,
  SKU: ({ snapshot }) => snapshot.sku ?? null,
  Brand: ({ snapshot }) => snapshot.brand,
  Category: ({ snapshot }) => snapshot.category,
  'Product id': ({ productId }) => productId,
  Quantity: ({ quantity }) => quantity,
  'Unit price': ({ exactPrice }) => exactPrice,
  Total: ({ total }) => total,
  Currency: () => currency,
  ...(side === 'bought'
    ? { Supplier: ({ supplierName }) => supplierName }
    : { Buyer: ({ buyerName }) => buyerName, 'Buyer email': ({ email }) => email }),
})

export function orderExportRoute(app: FastifyInstance, { config, db }: Parts, sendExport: SendExport) {
  defineCall(app, {
    endpoint: endpoints.exportOrders,
    isLong: true,
    summary: 'Export orders as a CSV file. Formulas are escaped.',
    access: 'user',
    query: orderExportQuery,
    problems: ['invalid', 'too_many'],
    handle: ({ request, reply, query, caller }) => {
      const columns = cells(config.currency, query.side)
      async function* rows() {
        for await (const row of exportOrders(db, caller, filterOf(query))) {
          yield Object.entries(columns).map(([heading, cell]) => {
            const content = cell(row)
            return typeof content === 'string' && !values.has(heading) ? escapeFormula(content) : content
          })
        }
      }
      return sendExport(request, reply, {
        uid: caller.uid,
        name: `orders-${query.side}`,
        headings: Object.keys(columns),
        rows: rows(),
      })
    },
  })
}
