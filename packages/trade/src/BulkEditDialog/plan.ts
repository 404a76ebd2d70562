import type { Product } from '@arot/ui'
import { type CellChange, type CellField, type CellValues, cellOf, type ValidateCell } from '../workspace.ts'

export type BulkAct = 'edit' | 'withdraw' | 'publish'

export const planFields = ['mainQuantity', 'minQuantity', 'price'] as const
export type PlanField = (typeof planFields)[number]

export const planWays = ['set', 'add', 'percent'] as const
export type PlanWay = (typeof planWays)[number]

/** What is done with many at once. */
export type Plan = { field: PlanField; way: PlanWay; amount: number } | { field: 'withdrawn'; to: boolean }

/** What a plan means for one product: `same` where it changes nothing, a problem where a rule refuses it. */
export type PlanRow = {
  product: Product
  change: Extract<CellChange, { field: CellField }>
  /** What moves with it: the price steps of a product whose price is raised. */
  steps?: Extract<CellChange, { field: 'priceBreaks' }> | undefined
  isSame: boolean
  problem?: string | undefined
}

/** What a plan would do with each, by the figures that are seen now. */
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

/** A price that is set leaves its steps where they are; one that is raised takes them with it. */
function moveSteps({ _id, priceBreaks = [] }: Product, plan: Extract<Plan, { way: PlanWay }>, decimals: number) {
  if (plan.way === 'set' || priceBreaks.length === 0) return
  const to = priceBreaks.map(({ from, price }) => ({ from, price: applyChange(price, plan, decimals) }))
  return { id: _id, field: 'priceBreaks' as const, from: priceBreaks, to }
}

/** In whole hundredths of a percent and the currency's smallest coin: no error of binary fractions decides a half. */
function applyChange(from: number, { field, way, amount }: Extract<Plan, { way: PlanWay }>, decimals: number) {
  const coins = 10 ** (field === 'price' ? decimals : 0)
  const before = Math.round(from * coins)
  if (way === 'set') return amount
  if (way === 'add') return field === 'price' ? Math.round(before + amount * coins) / coins : from + amount
  return Math.floor((before * (10_000 + Math.round(amount * 100)) + 5000) / 10_000) / coins
}
