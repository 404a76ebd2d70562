import type { Cell, CellField, CellVerdict, OwnQuery } from '@arot/contract'
import { cellsAnswer, cellsBody, ownQuery } from '@arot/contract/bulk/schema'
import { productAnswer } from '@arot/contract/catalog/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { keyOf } from '../../platform/http/idempotency.ts'
import { setWriteHeaders } from '../../platform/http/write-headers.ts'
import { presentProduct } from '../catalog/serialize.ts'
import { toImagePath, toImageUrl } from '../media/address.ts'
import { changeCells } from './bulk-edit.store.ts'
import { listOwn } from './my-products.list.ts'

/** The page size if the request has no limit. */
const pageLength = 50
/** Bytes for a thousand cells, price ladders and descriptions among them. */
const cellsLimit = 1024 * 1024

/** The table of a supplier's own products. */
export function workspaceRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  const { publicUrl, currency } = config

  const toStorage = (field: CellField, value: Cell['to']) =>
    withImages(field, value, (image) => toImagePath(image, publicUrl))
  const toAnswer = ({ current, ...verdict }: CellVerdict): CellVerdict => ({
    ...verdict,
    ...(current !== undefined && {
      current: withImages(verdict.field, current, (image) => toImageUrl(image, publicUrl)),
    }),
  })

  defineCall(app, {
    endpoint: endpoints.getOwnProducts,
    summary: 'List your products, published and withdrawn. The next page is in the `Link` header.',
    access: 'user',
    query: ownQuery,
    answer: v.array(productAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query, caller }) => {
      const page = { ...query, limit: query.limit ?? pageLength } as OwnQuery & { limit: number }
      const { products, next, total } = await listOwn(db, caller.uid, page)
      reply.header('x-total-count', String(total)).header('x-total-count-kind', 'exact')
      reply.headers(nextPage(publicUrl, endpoints.getOwnProducts, page, next))
      return products.map((product) => presentProduct(product, publicUrl))
    },
  })

  defineCall(app, {
    endpoint: endpoints.changeCells,
    isLong: true,
    idempotency: 'own',
    summary:
      'Change cells of your products, each only if its value is still `from`. The answer has a result for each cell; an invalid one does not stop the others.',
    access: 'user',
    body: cellsBody,
    bodyLimit: cellsLimit,
    answer: cellsAnswer,
    problems: ['invalid', 'too_large'],
    handle: async ({ request, reply, body, caller }) => {
      const cells = (body.cells as Cell[]).map(
        (cell) => ({ ...cell, from: toStorage(cell.field, cell.from), to: toStorage(cell.field, cell.to) }) as Cell,
      )
      const key = keyOf(request)
      const changed = await changeCells(db, caller, cells, { key, currency })
      for (const edited of changed.edited) catalogue.wrote({ version: changed.catalogueVersion, edited })
      setWriteHeaders(reply, changed)
      return { verdicts: changed.verdicts.map(toAnswer) }
    },
  })
}

function withImages(field: CellField, value: Cell['to'], as: (image: string) => string): Cell['to'] {
  if (field === 'image') return as(value as string)
  return field === 'moreImages' ? (value as string[]).map(as) : value
}
