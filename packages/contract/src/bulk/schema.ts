// Schemas of requests and responses for bulk edits, imports and exports.

import * as v from 'valibot'
import { type CellField, cellFields, productFields, type TextField } from '../catalog/fields.ts'
import { cellSchemas, listQuery, priceBreaks } from '../catalog/schema.ts'
import { pictureLimits } from '../media/rules.ts'
import { limits } from '../values/limits.ts'
import { textUpTo, units } from '../values/schema.ts'
import { type Cell, type ImportColumn, importColumns, importModes, mostCells, mostColumns, ownSorts } from './rules.ts'

const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** The schema of one field's cell. The new text is normalized, but the seen one is compared as it was. */
function cell(field: CellField) {
  const { type } = productFields[field]
  const seen = type === 'text' ? v.string() : type === 'text[]' ? seenImages : cellSchemas[field]
  return v.strictObject({ id: recordId, field: v.literal(field), from: seen, to: cellSchemas[field] })
}
const seenImages = v.pipe(v.array(v.string()), v.maxLength(pictureLimits.count))

/** `POST /products/cells`. */
export const cellsBody = v.strictObject({
  cells: v.pipe(
    v.array(v.variant('field', cellFields.map(cell)) as v.GenericSchema<Cell>),
    v.minLength(1),
    v.maxLength(mostCells, `At most ${mostCells} cells at once.`),
    v.check(
      (cells) => new Set(cells.map(({ id, field }) => `${field} ${id}`)).size === cells.length,
      'Each cell can appear only once.',
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

/**
 * The most UTF-8 bytes of a text: three for each character, doubled for apostrophes before formulas and for
 * characters that get fewer when they are composed.
 */
const textBytes = (characters: number) => 6 * characters

const figureBytes = 200

function bytesOf(field: CellField): number {
  if (field === 'moreImages') return (pictureLimits.count - 1) * textBytes(limits.image)
  // Two numbers per price break.
  if (field === 'priceBreaks') return limits.priceBreaks * figureBytes
  return productFields[field].type === 'text' ? textBytes(limits[field as TextField]) : figureBytes
}

/** The most bytes that a cell of an imported file may have. The server checks them before it parses the cell. */
export const importCellBytes = Object.fromEntries(
  Object.entries(importColumns).map(([column, field]) => [column, field === '_id' ? textBytes(64) : bytesOf(field)]),
) as Record<ImportColumn, number>

const choosable = ['', ...(Object.keys(importColumns) as ImportColumn[])] as const

/** `name,,price`: the field of each column in the file's order. An empty one is not read. */
const columnChoice = v.pipe(
  textUpTo(mostColumns * 20),
  v.transform((choice) => choice.split(',')),
  v.array(v.picklist(choosable)),
  v.maxLength(mostColumns, `At most ${mostColumns} columns.`),
  v.check((columns) => columns.some(Boolean), 'Match at least one column.'),
  v.check((columns) => {
    const read = columns.filter(Boolean)
    return new Set(read).size === read.length
  }, 'Each field can be matched to one column only.'),
)

/** The query of `POST /products/import`. */
export const importQuery = v.strictObject({ mode: v.picklist(importModes), columns: v.optional(columnChoice) })

/** The query of `GET /products/export`: the language of its headings. */
export const exportQuery = v.strictObject({ language: v.optional(v.picklist(['en', 'bn'])) })

/** The query of `GET /products/mine`. */
export const ownQuery = v.strictObject({
  q: listQuery.entries.q,
  state: v.optional(v.picklist(['published', 'withdrawn'])),
  sort: v.optional(v.picklist(ownSorts)),
  limit: listQuery.entries.limit,
  cursor: v.optional(textUpTo(1000)),
})
