import { type ProductFields, productProblems } from '@arot/contract'
import { changeAnswer, newProductBody, productAnswer, productChangeBody } from '@arot/contract/catalog/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import { insertedAnswer } from '@arot/contract/http/schema'
import { emailParams, idParams } from '@arot/contract/values/schema'
import { clientKeyOf } from '@arot/serving/rate-limits'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import { toJson } from '../../platform/http/answers/encode.ts'
import { createLargeResponseQueue } from '../../platform/http/answers/large-response-queue.ts'
import { defineCall } from '../../platform/http/call.ts'
import { invalid } from '../../platform/http/validate.ts'
import { readIfMatch, requireOwnEmail, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { toImagePath } from '../media/address.ts'
import { isOwnPicture } from '../media/own.ts'
import type { ResponseCache } from './lists/response-cache.ts'
import { addProduct, changeProduct, findProduct, productsOf } from './product.store.ts'
import { presentProduct } from './serialize.ts'

export function productRoutes(app: FastifyInstance, { catalogue, config, db, readers }: Parts, cached: ResponseCache) {
  const { publicUrl } = config
  // A queue of its own, so that it takes no places of public lists.
  const ownListQueue = createLargeResponseQueue({ readers })
  const one = cached.of(endpoints.getProduct, { isOneProduct: true })

  const imagePath = (image: string) => toImagePath(image, publicUrl)

  /** Validates a product by the rules of the forms, with its pictures in stored form. */
  function checkFields<Fields extends ProductFields>(fields: Fields, currentStock?: number): Fields {
    const { image, images } = fields
    const product = { ...fields, image: imagePath(image), ...(images && { images: images.map(imagePath) }) }
    const problems = productProblems(product, { isOwnPicture, currency: config.currency, currentStock })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    return product
  }

  defineCall(app, {
    endpoint: endpoints.getProduct,
    summary: 'Get one product. Its stock is never older than the last change that reached this server.',
    access: 'public',
    params: idParams,
    answer: productAnswer,
    problems: ['not_found'],
    early: one.early,
    handle: ({ request, reply, params: { id } }) =>
      one.answer(request, reply, async (queries) => {
        const product = await findProduct(queries, id)
        if (!product) throw new ApiProblem('not_found')
        return { body: presentProduct(product, publicUrl) }
      }),
  })

  defineCall(app, {
    endpoint: endpoints.getUserProducts,
    summary: 'List your own products.',
    access: 'user',
    params: emailParams,
    answer: v.array(productAnswer),
    problems: ['forbidden'],
    handle: async ({ request, reply, params, caller }) => {
      requireOwnEmail(caller, params.email)
      readers.watch(reply.raw)
      const products = await ownListQueue.run(clientKeyOf(request.ip), () => productsOf(db, caller.uid))
      const json = await toJson(products.map((product) => presentProduct(product, publicUrl)))
      return reply.type('application/json; charset=utf-8').send(json)
    },
  })

  defineCall(app, {
    endpoint: endpoints.addProduct,
    summary: 'Add a product. You become its owner.',
    access: 'user',
    body: newProductBody,
    answer: insertedAnswer,
    status: 201,
    problems: ['invalid'],
    handle: async ({ reply, body, caller }) => {
      const added = await addProduct(db, caller, checkFields(body))
      catalogue.wrote({ version: added.catalogueVersion, edited: added.insertedId })
      setWriteHeaders(reply, added)
      return { insertedId: added.insertedId }
    },
  })

  defineCall(app, {
    endpoint: endpoints.updateProduct,
    summary:
      'Change a product, except its price. `If-Match` and `expectedMainQuantity` refuse an edit of an older version.',
    access: 'user',
    params: idParams,
    body: productChangeBody,
    answer: changeAnswer,
    problems: ['invalid', 'forbidden', 'not_found', 'stale_stock', 'version_mismatch'],
    lockedProduct: ({ params: { id } }) => id,
    handle: async ({ request, reply, params: { id }, body, caller }) => {
      const ifMatch = readIfMatch(request)
      // Only the locked row shows whether the stock changes.
      const changed = await changeProduct(db, caller, id, checkFields(body, body.mainQuantity), {
        ...(ifMatch !== undefined && { ifMatch }),
        ownerOnly: config.updatePolicy === 'owner',
        currency: config.currency,
      })
      catalogue.wrote({ version: changed.catalogueVersion, edited: id })
      setWriteHeaders(reply, changed)
      return changed
    },
  })
}
