import { type CellField, type CellValues, categories, productProblems } from '@arot/contract'
import type { YieldIfDue } from '../../platform/yielder.ts'
import { isOwnPicture } from '../media/own.ts'

/** What prices are in. */
export type House = { currency: string }

type Found = ReturnType<typeof productProblems>

const offered: readonly string[] = categories
/** Cells that a price ladder hangs on: where it breaks, none of them is written. */
export const ladder: readonly CellField[] = ['price', 'priceBreaks', 'minQuantity', 'orderMultiple']

/**
 * What is wrong with some changes of a product, each field's own words: judged on the whole product as it would become.
 * What was wrong before, and is not touched, stands in nobody's way. Without `before` it is a new one.
 */
export function changeProblems(
  before: CellValues | null,
  to: Partial<CellValues>,
  { currency }: House,
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

function problemOf(field: CellField, found: Found): string | undefined {
  if (field === 'withdrawn') return undefined
  if (field === 'moreImages') return found.images
  if (field === 'image') return found.image ?? found.images
  return found[field] ?? (ladder.includes(field) ? found.priceBreaks : undefined)
}

export const numberTaken = 'Another product of yours already has this SKU.'

type Numbering = { id: string; from: string; to: string }

/**
 * Which of these new article numbers cannot be had, because somebody keeps or takes the same. Whoever is refused keeps
 * their old one, which may then be in another's way: each is looked at once more, never all again.
 */
export async function clashes(
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
  const kept = new Map(wanted.map(({ id, from }) => [id, from]))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const inTheWayOf = taker.get(kept.get(id) ?? '')
    if (inTheWayOf !== undefined && inTheWayOf !== id) refuse(inTheWayOf)
    await yieldIfDue()
  }
  return refused
}
