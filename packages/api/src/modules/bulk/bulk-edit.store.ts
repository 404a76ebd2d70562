import { type Cell, type CellField, type CellValues, type CellVerdict, isSameCell } from '@arot/contract'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { newestVersion, publishChange } from '../../platform/change-feed.ts'
import type { Database, Queries } from '../../platform/db/database.ts'
import { yieldBetween } from '../../platform/db/yielding.ts'
import { type Key, once } from '../../platform/idempotency.ts'
import { idForm } from '../../platform/ids.ts'
import { createYielder } from '../../platform/yielder.ts'
import type { ProductRow } from '../catalog/product.columns.ts'
import { missingPictures, pictureGone } from '../media/upload.store.ts'
import { valuesOf } from './rows.ts'
import { changeProblems, findSkuConflicts, skuConflictMessage, type ValidationContext } from './validate.ts'
import { clearSkus, holdersOf, lockOwn, readAtOnce, readOwn, serializePerSupplier, writeEdits } from './write-rows.ts'

type Terms = ValidationContext & { key?: Key | undefined }
type Plan = { product: ProductRow; before: CellValues; to: Partial<CellValues> }

/**
 * Changes each cell of the caller's products that still has the value its editor saw; the verdicts explain the others.
 * All cells of a product are validated together, and its version rises once.
 */
export async function changeCells(
  db: Database,
  caller: Caller,
  cells: readonly Cell[],
  { key, ...validation }: Terms,
): Promise<{ verdicts: CellVerdict[]; edited: string[]; catalogueVersion: number; replayed: boolean }> {
  const { uid } = caller
  const { answer, replayed } = await once(db, { uid, operation: 'cells', key, toStoredAnswer }, (transaction) =>
    change(yieldBetween(transaction), uid, cells, validation),
  )
  const { edited } = answer
  const verdicts = replayed ? await withCurrent(db, uid, answer.verdicts) : answer.verdicts
  const hasChanged = edited.length > 0 && !replayed
  const version = hasChanged ? publishChange(db, { stock: edited, changed: edited }) : newestVersion(db)
  return { verdicts, edited, replayed, catalogueVersion: await version }
}

type Answer = { verdicts: CellVerdict[]; edited: string[] }

/** A cell's text can be far longer than the request, so the stored answer omits it. */
const toStoredAnswer = ({ verdicts, edited }: Answer): Answer => ({
  edited,
  verdicts: verdicts.map(({ current: _, ...verdict }) => verdict),
})

/** Adds the current values to a repeated answer. */
async function withCurrent(db: Database, uid: string, verdicts: readonly CellVerdict[]): Promise<CellVerdict[]> {
  const isLeft = ({ verdict }: CellVerdict) => verdict === 'stale' || verdict === 'invalid'
  const ids = [...new Set(verdicts.filter(isLeft).map(({ id }) => id))]
  const values = new Map<string, CellValues>()
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const products = await readOwn(db, uid, ids.slice(at, at + readAtOnce))
    for (const product of products) values.set(product._id, valuesOf(product))
  }
  const currentVerdicts = verdicts.map((verdict) => {
    const current = isLeft(verdict) ? values.get(verdict.id)?.[verdict.field] : undefined
    return current === undefined ? verdict : { ...verdict, current }
  })
  // The cells are written already, so the answer omits the texts instead of failing.
  return isTooLong(currentVerdicts) ? [...verdicts] : currentVerdicts
}

type Verdict = Omit<CellVerdict, 'id' | 'field'>

async function change(transaction: Queries, uid: string, cells: readonly Cell[], validation: ValidationContext) {
  await serializePerSupplier(transaction, uid)
  const ids = [...new Set(cells.map(({ id }) => id))].filter((id) => idForm.test(id))
  const locked = await lockOwn(transaction, uid, ids)
  const plans = new Map(locked.map((product): [string, Plan] => [product._id, planOf(product)]))
  const verdicts = cells.map((cell) => compare(cell, plans.get(cell.id)))
  refuseTooLong(verdicts)
  const wrong = await findProblems(transaction, uid, [...plans.values()], validation)
  const edits = [...plans.values()].filter(({ to }) => Object.keys(to).length > 0)
  await clearSkus(
    transaction,
    uid,
    edits.filter(({ to }) => to.sku !== undefined).map(({ product }) => product._id),
  )
  await writeEdits(transaction, uid, edits)
  const edited = edits.map(({ product }) => product._id)
  const isEdited = new Set(edited)
  const tell = ({ id, field }: Cell, verdict: Verdict): CellVerdict => {
    const plan = plans.get(id)
    if (!plan) return { id, field, ...verdict }
    const message = verdict.verdict === 'changed' ? wrong.get(id)?.[field] : undefined
    const outcome = message ? { verdict: 'invalid' as const, message, current: plan.before[field] } : verdict
    return { id, field, ...outcome, version: plan.product.version + (isEdited.has(id) ? 1 : 0) }
  }
  return { verdicts: cells.map((cell, place) => tell(cell, verdicts[place] as Verdict)), edited }
}

const planOf = (product: ProductRow): Plan => ({ product, before: valuesOf(product), to: {} })

/** Plans the change of a cell that still has the value its editor saw. */
function compare({ field, from, to }: Cell, plan: Plan | undefined): Verdict {
  if (!plan) return { verdict: 'not_found' }
  const current = plan.before[field]
  if (!isSameCell(current, from)) return { verdict: 'stale', current }
  if (!isSameCell(current, to)) Object.assign(plan.to, { [field]: to })
  return { verdict: 'changed' }
}

/** The most text, in characters, that an answer may contain for stale cells. */
const mostStaleText = 1_000_000

/** A request of 100 kB may name a thousand descriptions with 15 MB of text. */
const isTooLong = (verdicts: readonly Verdict[]) =>
  verdicts.reduce((sum, { current = '' }) => sum + String(current).length, 0) > mostStaleText

function refuseTooLong(verdicts: readonly Verdict[]) {
  if (!isTooLong(verdicts)) return
  const problem = 'These products have changed and are too large to show at once. Change fewer cells at a time.'
  throw new ApiProblem('invalid', { fields: { cells: problem } }, problem)
}

type Problems = Partial<Record<CellField, string>>
type Refuse = (plan: Plan, problems: Problems) => void

/** Removes invalid changes from the plans until the rest is valid. Returns the problems. */
async function findProblems(transaction: Queries, uid: string, plans: readonly Plan[], validation: ValidationContext) {
  const wrong = new Map<string, Problems>()
  const refuse = ({ product, to }: Plan, problems: Problems) => {
    wrong.set(product._id, { ...wrong.get(product._id), ...problems })
    for (const field of Object.keys(problems) as CellField[]) delete to[field]
  }
  const yieldIfDue = createYielder()
  for (const plan of plans) {
    if (plan.product.reviewCount && plan.to.rating !== undefined) refuse(plan, { rating: ratedByBuyers })
    refuseBroken(plan, validation, refuse)
    await yieldIfDue()
  }
  await refuseGonePictures(transaction, plans, refuse)
  await refuseSkuConflicts(transaction, uid, plans, refuse)
  return wrong
}

const ratedByBuyers = 'Its buyers have rated it: their average stands.'

function refuseBroken(plan: Plan, validation: ValidationContext, refuse: Refuse) {
  for (;;) {
    const problems = changeProblems(plan.before, plan.to, validation)
    if (Object.keys(problems).length === 0) return
    refuse(plan, problems)
  }
}

async function refuseGonePictures(transaction: Queries, plans: readonly Plan[], refuse: Refuse) {
  const named = plans.flatMap(({ to }) => [to.image ?? '', ...(to.moreImages ?? [])])
  const missing = await missingPictures(transaction, named, { isClaimed: true })
  for (const plan of missing.size > 0 ? plans : []) {
    if (missing.has(plan.to.image ?? '')) refuse(plan, { image: pictureGone })
    if (plan.to.moreImages?.some((image) => missing.has(image))) refuse(plan, { moreImages: pictureGone })
  }
}

async function refuseSkuConflicts(transaction: Queries, uid: string, plans: readonly Plan[], refuse: Refuse) {
  const renumbered = plans.filter(({ to }) => to.sku !== undefined)
  if (renumbered.length === 0) return
  const wanted = renumbered.map(({ product, before, to }) => ({ id: product._id, from: before.sku, to: to.sku ?? '' }))
  const holders = await holdersOf(
    transaction,
    uid,
    wanted.map(({ to }) => to),
  )
  const refused = await findSkuConflicts(wanted, holders, createYielder())
  for (const plan of renumbered) if (refused.has(plan.product._id)) refuse(plan, { sku: skuConflictMessage })
}
