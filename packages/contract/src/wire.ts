// What our server takes and answers, to the letter. For the server: a browser reads leniently and needs none of it.
import * as v from 'valibot'
import { categories } from './categories.ts'
import { inOrder, mostChosen } from './filter.ts'
import { limits } from './limits.ts'
import { noticeKinds } from './notices.ts'
import { orderStates } from './orders.ts'
import { pictureLimits } from './pictures.ts'
import { emailProblem, httpsNeeded, isHttps } from './rules.ts'
import { tidy, unseenProblem } from './texts.ts'

export const bounded = (most: number) => v.pipe(v.string(), v.maxLength(most))
/** A text in its one form: what looks alike is kept, compared and looked for alike. */
export const text = (most: number) => v.pipe(bounded(most), v.transform(tidy))
export const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const email = v.pipe(v.string(), v.maxLength(320), v.regex(/^[^\s@]+@[^\s@]+$/, 'Not an e-mail address.'))

/** How it is sold, all of it optional. */
const sold = {
  sku: v.optional(text(limits.sku)),
  orderMultiple: v.optional(v.number()),
  leadDays: v.optional(v.nullable(v.number())),
  images: v.optional(v.pipe(v.array(bounded(limits.image)), v.minLength(1), v.maxLength(pictureLimits.count))),
}
export const priceBreaks = v.pipe(
  v.array(v.strictObject({ from: v.number(), price: v.number() })),
  v.maxLength(limits.priceBreaks),
)

const edited = {
  image: bounded(limits.image),
  name: text(limits.name),
  brand: text(limits.brand),
  category: text(limits.category),
  description: text(limits.description),
  rating: v.number(),
  mainQuantity: v.number(),
  minQuantity: v.number(),
}

/** `POST /products`, before the rules of `productProblems`. */
export const newProductBody = v.strictObject({
  ...edited,
  ...sold,
  category: v.picklist(categories),
  price: v.number(),
  priceBreaks: v.optional(priceBreaks),
})

/** `PATCH /products/{id}/prices`: both, so that no ladder goes because it was forgotten. */
export const pricesBody = v.strictObject({ price: v.number(), priceBreaks })

/** `PATCH /products/{id}`: no price; the stock only where it was touched, optionally with the figure the edit was made from. */
export const productChangeBody = v.strictObject({
  ...edited,
  ...sold,
  mainQuantity: v.optional(v.number()),
  expectedMainQuantity: v.optional(units),
})

/** `PATCH /products/{id}/quantity`: one increment, of one field. */
export const quantityBody = v.strictObject({
  $inc: v.strictObject({
    mainQuantity: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(-limits.units),
      v.maxValue(limits.units),
      v.notValue(0, 'The increment must not be 0.'),
    ),
  }),
  price: v.optional(v.number()),
})

export const snapshot = {
  name: bounded(limits.name),
  brand: bounded(limits.brand),
  category: bounded(limits.category),
  description: bounded(limits.description),
  minQuantity: v.number(),
  image: bounded(limits.image),
}

/** As an order has it: with its supplier’s article number, where there was one. */
export const orderedSnapshot = { ...snapshot, sku: v.optional(v.string()) }

/** `POST /cart`. The snapshot and the date are the server’s own; the client’s are only read for their form. */
export const purchaseBody = v.strictObject({
  userEmail: email,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(limits.units)),
  buyDate: v.pipe(
    bounded(40),
    v.check((date) => !Number.isNaN(Date.parse(date)), 'Enter a date.'),
  ),
  productId: recordId,
  productSnapshot: v.strictObject(snapshot),
  price: v.optional(v.number()),
  offerId: v.optional(recordId),
})

/** `GET /users/me`. */
export const memberAnswer = v.object({
  isRegistered: v.boolean(),
  isOperator: v.boolean(),
  supplierId: v.optional(v.string()),
  ordersToAnswer: v.number(),
})

/** `POST /users`: a Google account may have neither name nor picture. */
export const userBody = v.strictObject({
  name: v.pipe(
    text(limits.name),
    v.check((name) => !unseenProblem('', name), 'Contains an invisible character.'),
  ),
  email: v.pipe(
    email,
    v.check((value) => !emailProblem(value), 'Not an e-mail address.'),
  ),
  photo: v.nullable(
    v.pipe(
      bounded(limits.image),
      v.check((photo) => photo === '' || isHttps(photo), httpsNeeded('photo')),
    ),
  ),
})

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
const numeral = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,3})?$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const maxStock = 999_999_999

/** A parameter that may be repeated: any of its values, without doubles and in their one order. */
const several = (most: number) =>
  v.pipe(
    v.union([text(most), v.array(text(most))]),
    v.transform((values) => inOrder([values].flat())),
    v.maxLength(mostChosen, `At most ${mostChosen} at once.`),
  )

const filter = {
  q: v.optional(text(limits.search)),
  brand: v.optional(several(limits.brand)),
  category: v.optional(several(limits.category)),
  minRating: v.optional(numeral(0, 5)),
  minPrice: v.optional(numeral(0, maxStock)),
  maxPrice: v.optional(numeral(0, maxStock)),
  maxMinimum: v.optional(v.pipe(numeral(1, maxStock), v.integer())),
  inStock: v.optional(flag),
  available: v.optional(flag),
  supplier: v.optional(recordId),
  verified: v.optional(flag),
}

/** The query of a list. */
export const listQuery = v.strictObject({
  ...filter,
  sort: v.optional(v.picklist(['price-asc', 'price-desc'])),
  limit: v.optional(v.pipe(numeral(1, 100), v.integer())),
  cursor: v.optional(bounded(500)),
})

/** The query of the facet counts: a list’s filters. */
export const facetQuery = v.strictObject({ ...filter, sort: listQuery.entries.sort })

export const idParams = v.object({ id: recordId })
export const emailParams = v.object({ email: v.pipe(v.string(), v.minLength(1), v.maxLength(320)) })
export const categoryParams = v.object({
  categoryName: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.transform(tidy)),
})

export const productAnswer = v.object({
  _id: v.string(),
  ...edited,
  price: v.number(),
  mainQuantity: units,
  minQuantity: units,
  version: units,
  reviewCount: v.optional(units),
  sku: v.optional(v.string()),
  orderMultiple: v.optional(units),
  priceBreaks: v.optional(priceBreaks),
  leadDays: v.optional(units),
  images: v.optional(v.array(v.string())),
  supplier: v.optional(
    v.object({
      id: v.string(),
      name: v.string(),
      verified: v.boolean(),
      smallestOrderValue: v.optional(v.number()),
    }),
  ),
  withdrawn: v.optional(v.boolean()),
})
/** What a product cost since when, newest first. */
export const pricesAnswer = v.array(
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()), price: v.number(), priceBreaks: v.optional(priceBreaks) }),
)
export const pricesQuery = v.strictObject({ limit: listQuery.entries.limit, cursor: listQuery.entries.cursor })
export const cartItemAnswer = v.object({
  _id: v.string(),
  userEmail: v.string(),
  quantity: units,
  buyDate: v.pipe(v.string(), v.isoTimestamp()),
  productId: v.string(),
  productSnapshot: v.object(orderedSnapshot),
  price: v.number(),
  state: v.picklist(orderStates),
  supplier: v.optional(v.object({ name: v.string() })),
})
const facet = v.array(v.object({ value: v.string(), count: units }))
export const facetsAnswer = v.object({ categories: facet, brands: facet, ratings: facet, verified: units })
export const brandsAnswer = v.array(v.object({ name: v.string(), count: units }))
export const pictureAnswer = v.object({ image: v.string() })
export const insertedAnswer = v.object({ insertedId: v.string() })
export const quantityAnswer = v.object({ modifiedCount: units, mainQuantity: units })
export const changeAnswer = v.object({ modifiedCount: units, mainQuantity: units, version: units })
export const deletedAnswer = v.object({ deletedCount: units })
export const problemAnswer = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  details: v.record(v.string(), v.unknown()),
  requestId: v.string(),
})

const noticeKind = v.picklist(noticeKinds)
const language = v.picklist(['en', 'bn'])

/** The query of `GET /notices`. */
export const noticesQuery = v.strictObject({ cursor: v.optional(bounded(500)), toDo: v.optional(flag) })
/** One notice, or one and all before it. */
export const noticesReadBody = v.union(
  [
    v.strictObject({ id: recordId }),
    v.strictObject({ upTo: recordId }),
    v.strictObject({ orderId: recordId }),
    v.strictObject({ offerId: recordId }),
  ],
  'Send exactly one of id, upTo, orderId and offerId.',
)

const each = <Of extends v.GenericSchema>(of: Of) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, of])) as Record<(typeof noticeKinds)[number], Of>

/** `PATCH /notices/settings`: what is not named stays. */
export const noticeSettingsBody = v.strictObject({
  email: v.optional(v.strictObject(each(v.optional(v.boolean())))),
  language: v.optional(language),
  unlessChosen: v.optional(v.boolean()),
})
export const noticeSettingsAnswer = v.object({
  email: v.object(each(v.boolean())),
  language,
  isEmailConfirmed: v.boolean(),
})
export const noticeAnswer = v.object({
  _id: v.string(),
  kind: noticeKind,
  at: v.pipe(v.string(), v.isoTimestamp()),
  readAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  subject: v.object({
    orderId: v.optional(v.string()),
    productId: v.optional(v.string()),
    supplierId: v.optional(v.string()),
    offerId: v.optional(v.string()),
    name: v.string(),
  }),
  quantity: v.optional(units),
  price: v.optional(v.number()),
  by: v.optional(v.string()),
  note: v.optional(v.string()),
})
