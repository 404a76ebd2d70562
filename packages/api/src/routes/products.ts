import { type ProductFields, productProblems } from '@arot/contract'
import {
  changeAnswer,
  emailParams,
  idParams,
  insertedAnswer,
  newProductBody,
  productAnswer,
  productChangeBody,
  quantityAnswer,
  quantityBody,
} from '@arot/contract/wire'
import { longestArrival } from '@arot/serving/arriving'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import { createTurns } from '../http/turns.ts'
import { invalid } from '../http/validate.ts'
import type { Parts } from '../parts.ts'
import { isOwnPicture } from '../pictures/own.ts'
import { Refusal } from '../refusal.ts'
import { addProduct, changeProduct, findProduct, productsOf } from '../stores/products.ts'
import { holdStock, releaseStock } from '../stores/stock.ts'
import type { Cached } from './cached.ts'
import { keptImage, presentProduct } from './present.ts'
import { keyOf, requireOwnEmail, tellWritten, versionAsked } from './writing.ts'

export function productRoutes(app: FastifyInstance, { catalogue, config, db }: Parts, cached: Cached) {
  const { publicUrl } = config
  // Of their own, so that whoever asks for the public lists takes none of them.
  const ownTurns = createTurns({ timeToRead: (bytes) => longestArrival(config, bytes) })
  const one = cached.of('/products/:id', { isOneProduct: true })

  const kept = (image: string) => keptImage(image, publicUrl)

  /** The rules of the forms, then the pictures as they are kept. */
  function checked<Fields extends ProductFields>(fields: Fields): Fields {
    const problems = productProblems(fields, {
      // By its address alone: a path of ours is not what a client was told.
      isOwnPicture: (image) => image.startsWith(publicUrl) && isOwnPicture(kept(image)),
      currency: config.currency,
    })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const { image, images } = fields
    return { ...fields, image: kept(image), ...(images && { images: images.map(kept) }) }
  }

  defineCall(app, {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product. Its stock is never older than the last change this server has heard of.',
    access: 'public',
    params: idParams,
    answer: productAnswer,
    refusals: ['not_found'],
    early: one.early,
    handle: ({ request, reply, params: { id } }) =>
      one.answer(request, reply, async (queries) => {
        const product = await findProduct(queries, id)
        if (!product) throw new Refusal('not_found')
        return { body: presentProduct(product, publicUrl) }
      }),
  })

  defineCall(app, {
    method: 'GET',
    path: '/products/user/:email',
    summary: 'The caller’s own products.',
    access: 'user',
    params: emailParams,
    answer: v.array(productAnswer),
    refusals: ['forbidden'],
    handle: async ({ params, caller }) => {
      requireOwnEmail(caller, params.email)
      return (await ownTurns.take(() => productsOf(db, caller.uid))).map((product) =>
        presentProduct(product, publicUrl),
      )
    },
  })

  defineCall(app, {
    method: 'POST',
    path: '/products',
    summary: 'Adds a product, which then belongs to the caller. Repeat it safely with an Idempotency-Key.',
    access: 'user',
    body: newProductBody,
    answer: insertedAnswer,
    status: 201,
    refusals: ['invalid', 'key_reused'],
    handle: async ({ request, reply, body, caller }) => {
      const added = await addProduct(db, caller, checked(body), keyOf(request))
      catalogue.wrote({ version: added.catalogueVersion, edited: added.insertedId })
      tellWritten(reply, added)
      return { insertedId: added.insertedId }
    },
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/products/:id',
    summary: 'Changes everything but the price. If-Match and expectedMainQuantity keep two editors apart.',
    access: 'user',
    params: idParams,
    body: productChangeBody,
    answer: changeAnswer,
    refusals: ['invalid', 'forbidden', 'not_found', 'stale_stock', 'version_mismatch'],
    handle: async ({ request, reply, params: { id }, body, caller }) => {
      const ifMatch = versionAsked(request)
      const changed = await changeProduct(db, caller, id, checked(body), {
        ...(ifMatch !== undefined && { ifMatch }),
        ownerOnly: config.updatePolicy === 'owner',
        currency: config.currency,
      })
      catalogue.wrote({ version: changed.catalogueVersion, edited: id })
      tellWritten(reply, changed)
      return changed
    },
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/products/:id/quantity',
    summary:
      'A negative increment takes units off the shelf and holds them for the caller, at no other `price` than is told; a positive one gives such a hold back.',
    access: 'user',
    params: idParams,
    body: quantityBody,
    answer: quantityAnswer,
    refusals: [
      'invalid',
      'not_found',
      'below_minimum',
      'insufficient_stock',
      'order_multiple',
      'below_order_value',
      'withdrawn',
      'price_changed',
      'too_much_held',
      'key_reused',
    ],
    handle: async ({ request, reply, params: { id }, body, caller }) => {
      const by = body.$inc.mainQuantity
      const key = keyOf(request)
      const { holdSeconds: ttlSeconds, quota } = config
      const changed =
        by < 0
          ? await holdStock(db, caller, id, -by, { ttlSeconds, price: body.price, key, quota })
          : await releaseStock(db, caller, id, by, key)
      catalogue.wrote({ version: changed.catalogueVersion, sold: id })
      tellWritten(reply, changed)
      return changed
    },
  })
}
