import * as endpoints from '@arot/contract/http/endpoints'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import type { OpenStream } from '../../platform/http/answers/streams.ts'
import { defineCall } from '../../platform/http/call.ts'
import { findProduct } from './product.store.ts'

/** Live changes as server-sent events. */
export function eventRoutes(app: FastifyInstance, { catalogue, db }: Parts, open: OpenStream) {
  defineCall(app, {
    endpoint: endpoints.watchStock,
    summary: 'Stream the stock of one product: an event `stock` now and after each change.',
    access: 'public',
    params: idParams,
    problems: ['not_found', 'too_many'],
    handle: async ({ request, reply, params: { id } }) => {
      const stream = open(request, reply)
      if (!(await findProduct(db, id))) throw new ApiProblem('not_found')
      let sentVersion = -1
      let last = ''
      const tell = (asOf: number, mainQuantity: number, version: number) => {
        if (asOf < sentVersion) return
        sentVersion = asOf
        // The update of the value that was read first may arrive after it, so equal values are skipped.
        const now = `${mainQuantity} ${version}`
        if (now !== last) stream.tell('stock', { mainQuantity, version })
        last = now
      }
      const tellNow = async () => {
        const asOf = catalogue.newest()
        const product = await findProduct(db, id)
        if (product) tell(asOf, product.mainQuantity, product.version)
      }
      const logFailure = (error: unknown) => request.log.warn({ err: error }, 'a stream could not be told')
      stream.begin(() => {
        tellNow().catch(logFailure)
        return catalogue.subscribe((update) => {
          const stock = update.stock?.find(([changed]) => changed === id)
          if (stock) tell(update.version, stock[1], stock[2])
          else if (update.all || update.products?.includes(id)) tellNow().catch(logFailure)
        })
      })
      return reply
    },
  })

  defineCall(app, {
    endpoint: endpoints.watchCatalogue,
    summary:
      'Stream changes of the catalogue: an event `catalogue` with the products that were added, edited or sold. An empty list means any product.',
    access: 'public',
    problems: ['too_many'],
    handle: ({ request, reply }) => {
      const stream = open(request, reply)
      stream.begin(() => {
        stream.tell('catalogue', { version: catalogue.newest(), products: [] })
        return catalogue.subscribe(({ version, stock = [], products = [] }) => {
          const changed = new Set([...products, ...stock.map(([id]) => id)])
          stream.tell('catalogue', { version, products: [...changed] })
        })
      })
      return reply
    },
  })
}
