// Schemas of requests and responses for products.

import * as v from 'valibot'
import { pictureLimits } from '../media/rules.ts'
import { limits } from '../values/limits.ts'
import { recordOf } from '../values/record.ts'
import { flag, numeral, recordId, text, textUpTo, timestamp, units } from '../values/schema.ts'
import { tidy } from '../values/texts.ts'
import { categories } from './categories.ts'
import {
  type CellField,
  type CellValues,
  cellFields,
  emptyCell,
  productFields,
  type RequiredField,
  type TextField,
} from './fields.ts'
import { inOrder, mostChosen } from './filter.ts'
import { requiredTexts } from './required.ts'

export const priceBreaks = v.pipe(
  v.array(v.strictObject({ from: v.number(), price: v.number() })),
  v.maxLength(limits.priceBreaks),
)

/** `whole`: the schema of a whole number. */
function schemaOf(field: CellField, whole: v.GenericSchema): v.GenericSchema {
  switch (productFields[field].type) {
    case 'text':
      return field === 'image' ? textUpTo(limits.image) : text(limits[field as TextField])
    case 'text[]':
      return v.pipe(v.array(textUpTo(limits.image)), v.maxLength(pictureLimits.count - 1))
    case 'jsonb':
      return priceBreaks
    case 'boolean':
      return v.boolean()
    case 'numeric':
      return v.number()
    default:
      return whole
  }
}

/** The type of each cell. The rules of `productProblems` come after it. */
export const cellSchemas = recordOf(cellFields, (field) => {
  const schema = schemaOf(field, v.number())
  return emptyCell(field) === null ? v.nullable(schema) : schema
}) as { [Name in CellField]: v.GenericSchema<CellValues[Name]> }

/** The fields of a product, where those without a value are absent. Pictures are a separate list. */
function productShape(of: (field: CellField) => v.GenericSchema) {
  const { moreImages, ...fields } = recordOf(cellFields, (field) =>
    emptyCell(field) === undefined ? of(field) : v.optional(of(field)),
  )
  return fields
}
type Body = { [Name in RequiredField]: v.GenericSchema<CellValues[Name]> } & {
  [Name in keyof Omit<CellValues, RequiredField | 'moreImages'>]: v.OptionalSchema<
    v.GenericSchema<CellValues[Name]>,
    undefined
  >
}

const { price, priceBreaks: breaks, withdrawn, ...edited } = productShape((field) => cellSchemas[field]) as Body
const images = v.optional(v.pipe(v.array(textUpTo(limits.image)), v.minLength(1), v.maxLength(pictureLimits.count)))

/** `POST /products`. The rules of `productProblems` come after it. */
export const newProductBody = v.strictObject({
  ...edited,
  images,
  category: v.picklist(categories),
  price,
  priceBreaks: breaks,
})

/** `PATCH /products/{id}/prices`. Both fields are required, so that a forgotten field removes no price breaks. */
export const pricesBody = v.strictObject({ price: v.number(), priceBreaks })

/**
 * `PATCH /products/{id}`. It has no price. It has stock only if that was changed, optionally with the stock that the
 * edit started from.
 */
export const productChangeBody = v.strictObject({
  ...edited,
  images,
  mainQuantity: v.optional(v.number()),
  expectedMainQuantity: v.optional(units),
})

/** The product as it was at the purchase. */
export const productSnapshot = v.object({
  ...recordOf(requiredTexts, (field) => textUpTo(limits[field])),
  minQuantity: v.number(),
})
export type ProductSnapshot = v.InferOutput<typeof productSnapshot>

/** A snapshot in an order. It has the supplier's SKU, if there was one. */
export const orderedSnapshot = v.object({ ...productSnapshot.entries, sku: v.optional(v.string()) })
export type OrderedSnapshot = v.InferOutput<typeof orderedSnapshot>

const maxStock = 999_999_999

/** A parameter that can be repeated. Returns its values sorted and without duplicates. */
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

/** The query of a product list. */
export const listQuery = v.strictObject({
  ...filter,
  sort: v.optional(v.picklist(['price-asc', 'price-desc'])),
  limit: v.optional(v.pipe(numeral(1, 100), v.integer())),
  cursor: v.optional(textUpTo(500)),
})

/** The query of the facets: the filters of a list. */
export const facetQuery = v.strictObject({ ...filter, sort: listQuery.entries.sort })

export const categoryParams = v.object({
  categoryName: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.transform(tidy)),
})

export const productAnswer = v.object({
  _id: v.string(),
  ...productShape((field) => schemaOf(field, units)),
  version: units,
  reviewCount: v.optional(units),
  images: v.optional(v.array(v.string())),
  supplier: v.optional(
    v.object({
      id: v.string(),
      name: v.string(),
      verified: v.boolean(),
      smallestOrderValue: v.optional(v.number()),
    }),
  ),
})
/** The prices of a product from a time on. */
export const pricesSince = v.object({ at: timestamp, price: v.number(), priceBreaks: v.optional(priceBreaks) })
export type PricesSince = v.InferOutput<typeof pricesSince>

export const pricesQuery = v.strictObject({ limit: listQuery.entries.limit, cursor: listQuery.entries.cursor })
const facet = v.array(v.object({ value: v.string(), count: units }))
export const facetsAnswer = v.object({ categories: facet, brands: facet, ratings: facet, verified: units })
export const brandsAnswer = v.array(v.object({ name: v.string(), count: units }))
export const changeAnswer = v.object({ modifiedCount: units, mainQuantity: units, version: units })

/** `POST /products/{id}/withdraw` and `/publish` have an empty body. */
export const lifeBody = v.strictObject({})
export const lifeAnswer = v.object({ version: v.number(), withdrawn: v.boolean() })
