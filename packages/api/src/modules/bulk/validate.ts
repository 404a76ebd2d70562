import { type CellField, type CellValues, categories, productProblems } from '@arot/contract'
import type { YieldIfDue } from '../../platform/yielder.ts'
import { isOwnPicture } from '../media/own.ts'

/** What the validation needs beside the product: the currency of its prices. */
export type ValidationContext = { currency: string }

type Problems = ReturnType<typeof productProblems>

const offered: readonly string[] = categories
/** The fields that a price ladder depends on. If it is invalid, none of them is written. */
export const pricingFields: readonly CellField[] = ['price', 'priceBreaks', 'minQuantity', 'orderMultiple']

/**
 * The problems of a change, by field. Validates the whole product as it would be after the change, but reports only changed
 * fields. Without `before` the product is new.
 */
export function changeProblems(
  before: CellValues | null,
  to: Partial<CellValues>,
  { currency }: ValidationContext,
): Partial<Record<CellField, string>> {
  const after = { ...before, ...to } as CellValues
  const images = [after.image, ...after.moreImages]
  const found = productProblems({ ...after, images }, { isOwnPicture, currency })
  if (to.category !== undefined && !offered.includes(to.category)) found.category ??= 'Choose a category from the list.'
  const fields = Object.keys(to) as CellField[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, found)
      return problem ? [[field, problem]] : []
    }),
  )
}

function problemOf(field: CellField, found: Problems): string | undefined {
  if (field === 'withdrawn') return undefined
  if (field === 'moreImages') return found.images
  if (field === 'image') return found.image ?? found.images
  return found[field] ?? (pricingFields.includes(field) ? found.priceBreaks : undefined)
}

export const skuConflictMessage = 'Another product of yours already has this SKU.'

type Numbering = { id: string; from: string; to: string }

/**
 * Finds the products whose new SKU is already used by another product. A refused product keeps its old SKU, which may in
 * turn conflict with another change, so each problem is followed up.
 */
export async function findSkuConflicts(
  wanted: readonly Numbering[],
  holders: ReadonlyMap<string, string>,
  yieldIfDue: YieldIfDue,
): Promise<Set<string>> {
  const refused = new Set<string>()
  const leaves = new Map(wanted.map(({ id, to }) => [id, to]))
  const taker = new Map<string, string>()
  const waiting: string[] = []
  const refuse = (id: string) => {
    if (refused.has(id)) return
    refused.add(id)
    waiting.push(id)
  }
  for (const { id, to } of wanted) {
    if (to === '') continue
    const holder = holders.get(to)
    if (taker.has(to) || (holder !== undefined && holder !== id && !leaves.has(holder))) refuse(id)
    else taker.set(to, id)
    await yieldIfDue()
  }
  const currentSku = new Map(wanted.map(({ id, from }) => [id, from]))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const inTheWayOf = taker.get(currentSku.get(id) ?? '')
    if (inTheWayOf !== undefined && inTheWayOf !== id) refuse(inTheWayOf)
    await yieldIfDue()
  }
  return refused
}
