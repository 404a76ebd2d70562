// Finds problems of a row that come from other rows, other products or missing pictures.
import type { Queries } from '../../../platform/db/database.ts'
import { createYielder, type YieldIfDue } from '../../../platform/yielder.ts'
import { missingPictures, pictureGone } from '../../media/upload.store.ts'
import { findSkuConflicts, skuConflictMessage } from '../validate.ts'
import { nameKey, namesOf, rewritableSkus } from '../write-rows.ts'
import type { Draft, PlannedRow } from './draft.ts'
import { addProblem } from './parse-row.ts'
import { isShortestNumber, numbersIn, shortenedMessage } from './shortened-sku.ts'

type Conditions = { uid: string; currency: string; willWrite: boolean }

/** Replaces the problems and notes of rows that come from other rows and products. */
export async function addConflicts(
  queries: Queries,
  draft: Draft,
  { uid, currency, willWrite }: Conditions,
): Promise<void> {
  const yieldIfDue = createYielder()
  const firstOf = new Map<string, number>()
  for (const planned of draft.rows) {
    planned.parsed.problems.length = planned.ownProblems
    planned.parsed.notes.length = planned.ownNotes
    refuseDoubles(planned, firstOf)
    await yieldIfDue()
  }
  await refuseClashes(draft, yieldIfDue)
  await refuseShortened(queries, draft, { uid, currency, yieldIfDue })
  await noteNamesakes(queries, uid, draft, yieldIfDue)
  await refuseGonePictures(queries, draft, { willWrite, yieldIfDue })
}

function refuseDoubles({ row, parsed, own, to }: PlannedRow, firstOf: Map<string, number>) {
  for (const [column, name, word] of [
    ['id', own ? `id ${own._id}` : '', 'product'],
    ['sku', to.sku ? `sku ${to.sku}` : '', 'SKU'],
  ] as const) {
    const first = name && firstOf.get(name)
    if (first) addProblem(parsed, { column, message: `Same ${word} as line ${first}.` })
    else if (name) firstOf.set(name, row.line)
  }
}

const isValid = ({ parsed }: PlannedRow) => parsed.problems.length === 0

async function refuseClashes({ rows, holders }: Draft, yieldIfDue: YieldIfDue) {
  const renumbered = rows.filter((one) => isValid(one) && one.to.sku !== undefined)
  const wanted = renumbered.map(({ id, own, to }) => ({ id, from: own?.sku ?? '', to: to.sku ?? '' }))
  const refused = await findSkuConflicts(wanted, holders, yieldIfDue)
  for (const { id, parsed } of renumbered) {
    if (refused.has(id)) addProblem(parsed, { column: 'sku', message: skuConflictMessage })
  }
}

type Shortening = { uid: string; currency: string; yieldIfDue: YieldIfDue }

/** A row without id whose SKU a spreadsheet has shortened would become a second product. */
async function refuseShortened(queries: Queries, { rows }: Draft, { uid, currency, yieldIfDue }: Shortening) {
  const additions = rows.filter((one) => isValid(one) && !one.own && isShortestNumber(one.to.sku ?? ''))
  if (additions.length === 0) return
  const skuOf = new Map<string, string>()
  for (const sku of await rewritableSkus(queries, uid)) {
    for (const number of numbersIn(sku, currency)) skuOf.set(number, sku)
    await yieldIfDue()
  }
  if (skuOf.size === 0) return
  for (const { parsed, to } of additions) {
    const sku = to.sku ?? ''
    const from = numbersIn(sku, currency).flatMap((number) => skuOf.get(number) ?? [])[0]
    if (from !== undefined) addProblem(parsed, { column: 'sku', message: shortenedMessage(from, sku) })
    await yieldIfDue()
  }
}

/** A row without id or SKU becomes another new product with each import of its file. */
async function noteNamesakes(queries: Queries, uid: string, { rows }: Draft, yieldIfDue: YieldIfDue) {
  const nameless = rows.filter((one) => isValid(one) && !one.own && !one.to.sku)
  const names = new Set(nameless.map(({ to }) => to.name ?? ''))
  const existing = await namesOf(queries, uid, [...names])
  for (const { parsed, to } of nameless) {
    if (existing.has(nameKey(to))) parsed.notes.push(namesake)
    await yieldIfDue()
  }
}

const namesake =
  'You already have a product with this name and brand. Add its SKU to change it, or this row adds another one.'

type Pictures = { willWrite: boolean; yieldIfDue: YieldIfDue }

async function refuseGonePictures(queries: Queries, { rows }: Draft, { willWrite, yieldIfDue }: Pictures) {
  const named = new Set<string>()
  for (const planned of rows) {
    if (isValid(planned)) for (const image of imagesOf(planned)) named.add(image)
    await yieldIfDue()
  }
  const missing = await missingPictures(queries, named, { isClaimed: willWrite })
  if (missing.size === 0) return
  for (const { parsed, to } of rows) {
    if (to.image && missing.has(to.image)) addProblem(parsed, { column: 'image', message: pictureGone })
    const isGone = to.moreImages?.some((image) => missing.has(image))
    if (isGone) addProblem(parsed, { column: 'more_images', message: pictureGone })
    await yieldIfDue()
  }
}

const imagesOf = ({ to }: PlannedRow) => (to.image ? [to.image] : []).concat(to.moreImages ?? [])
