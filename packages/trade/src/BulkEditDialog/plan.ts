import type { Product } from '@arot/ui'
import { readNumber } from '@arot/ui/internal/lib/readNumber'
import { type CellChange, type CellField, type CellValues, cellOf, type ValidateCell } from '../workspace.ts'

export type BulkAct = 'edit' | 'withdraw' | 'publish'

export const planFields = ['mainQuantity', 'minQuantity', 'price'] as const
export type PlanField = (typeof planFields)[number]

export const planWays = ['set', 'add', 'percent'] as const
export type PlanWay = (typeof planWays)[number]

/** The edit to apply to every product. */
export type Plan = { field: PlanField; way: PlanWay; amount: number } | { field: 'withdrawn'; to: boolean }

/** The fields of the dialog, with the amount as text. */
export type TypedEdit = { field: PlanField; way: PlanWay; amount: string }

/** Returns null while the amount is not a number. */
export function readPlan(act: BulkAct, { amount, ...edit }: TypedEdit, locale: string): Plan | null {
  if (act !== 'edit') return { field: 'withdrawn', to: act === 'withdraw' }
  const number = readNumber(amount, locale)
  return number === null ? null : { ...edit, amount: number }
}

/** What a plan means for one product. `isSame`: nothing changes. `problem`: a rule forbids the new value. */
export type PlanRow = {
  product: Product
  change: Extract<CellChange, { field: CellField }>
  /** The change of the price breaks that follows from the change of the price. */
  steps?: Extract<CellChange, { field: 'priceBreaks' }> | undefined
  isSame: boolean
  problem?: string | undefined
}

/** Applies a plan to the figures that the user sees now. */
export function planRows(
  products: readonly Product[],
  plan: Plan,
  decimals: number,
  validate?: ValidateCell,
): PlanRow[] {
  return products.map((product) => {
    const from = cellOf(product, plan.field)
    const to = plan.field === 'withdrawn' ? plan.to : applyChange(from as number, plan, decimals)
    const isSame = from === to
    const steps = isSame || plan.field !== 'price' ? undefined : moveSteps(product, plan, decimals)
    const then = steps ? { ...product, priceBreaks: [...steps.to] } : product
    const problem = isSame ? undefined : validate?.(then, plan.field as CellField, to as CellValues[CellField])
    return {
      product,
      change: { id: product._id, field: plan.field, from, to } as PlanRow['change'],
      steps,
      isSame,
      problem: problem ?? undefined,
    }
  })
}

/** Raising or lowering a price changes its price breaks by the same amount. Setting a price leaves them. */
function moveSteps({ _id, priceBreaks = [] }: Product, plan: Extract<Plan, { way: PlanWay }>, decimals: number) {
  if (plan.way === 'set' || priceBreaks.length === 0) return
  const to = priceBreaks.map(({ from, price }) => ({ from, price: applyChange(price, plan, decimals) }))
  return { id: _id, field: 'priceBreaks' as const, from: priceBreaks, to }
}

/** Calculates in hundredths of a percent and in minor units, so that binary fractions never decide how a half is rounded. */
function applyChange(from: number, { field, way, amount }: Extract<Plan, { way: PlanWay }>, decimals: number) {
  const coins = 10 ** (field === 'price' ? decimals : 0)
  const before = Math.round(from * coins)
  if (way === 'set') return amount
  if (way === 'add') return field === 'price' ? Math.round(before + amount * coins) / coins : from + amount
  return Math.floor((before * (10_000 + Math.round(amount * 100)) + 5000) / 10_000) / coins
}
