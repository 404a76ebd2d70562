// What our server takes and answers about a supplier's own table and files, to the letter.
import * as v from 'valibot'
import { limits } from './limits.ts'
import { pictureLimits } from './pictures.ts'
import { bounded, listQuery, priceBreaks, text, units } from './wire.ts'
import { cellFields, importModes, mostCells, ownSorts } from './workspace.ts'

const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A cell of one field: a text that is set is tidied, one that was seen is compared as it was. */
const cell = <Field extends string, Value extends v.GenericSchema>(
  field: Field,
  value: Value,
  seen: v.GenericSchema = value,
) => v.strictObject({ id: recordId, field: v.literal(field), from: seen, to: value })

const words = (most: number) => [text(most), v.string()] as const

/** `POST /products/cells`. */
export const cellsBody = v.strictObject({
  cells: v.pipe(
    v.array(
      v.variant('field', [
        cell('name', ...words(limits.name)),
        cell('brand', ...words(limits.brand)),
        cell('category', ...words(limits.category)),
        cell('description', ...words(limits.description)),
        cell('image', bounded(limits.image), v.string()),
        cell(
          'moreImages',
          v.pipe(v.array(bounded(limits.image)), v.maxLength(pictureLimits.count - 1)),
          v.pipe(v.array(v.string()), v.maxLength(pictureLimits.count)),
        ),
        cell('rating', v.number()),
        cell('price', v.number()),
        cell('priceBreaks', priceBreaks),
        cell('mainQuantity', v.number()),
        cell('minQuantity', v.number()),
        cell('orderMultiple', v.number()),
        cell('leadDays', v.nullable(v.number())),
        cell('sku', ...words(limits.sku)),
        cell('withdrawn', v.boolean()),
      ]),
    ),
    v.minLength(1),
    v.maxLength(mostCells, `At most ${mostCells} cells at once.`),
    v.check(
      (cells) => new Set(cells.map(({ id, field }) => `${field} ${id}`)).size === cells.length,
      'No cell may be named twice.',
    ),
  ),
})

export const cellsAnswer = v.object({
  verdicts: v.array(
    v.object({
      id: v.string(),
      field: v.picklist(cellFields),
      verdict: v.picklist(['changed', 'stale', 'invalid', 'not_found']),
      current: v.optional(v.union([v.string(), v.number(), v.boolean(), v.null(), priceBreaks, v.array(v.string())])),
      message: v.optional(v.string()),
      version: v.optional(units),
    }),
  ),
})

/** The query of `POST /products/import`. */
export const importQuery = v.strictObject({ mode: v.picklist(importModes) })

/** The query of `GET /products/export`: the language of its headings. */
export const exportQuery = v.strictObject({ language: v.optional(v.picklist(['en', 'bn'])) })

/** The query of `GET /products/mine`. */
export const ownQuery = v.strictObject({
  q: listQuery.entries.q,
  state: v.optional(v.picklist(['published', 'withdrawn'])),
  sort: v.optional(v.picklist(ownSorts)),
  limit: listQuery.entries.limit,
  cursor: v.optional(bounded(1000)),
})
