import { manyValued, type ProductFilter } from '@arot/contract'
import { Conditions } from '../../../platform/sql/conditions.ts'
import { smallestOrder } from '../../inventory/smallest-order.sql.ts'

/**
 * The conditions of a filter without its search. A single value is compared with `=`, so that an index can return rows
 * in order. `available` is written as in its partial indexes.
 */
export function conditionsOf(filter: ProductFilter, parameters: unknown[] = []): Conditions {
  const conditions = new Conditions(parameters)
  for (const column of manyValued) {
    const [one, ...others] = filter[column] ?? []
    if (others.length > 0) conditions.add((values) => `${column} = ANY (${values}::text[])`, filter[column])
    else if (one !== undefined) conditions.add((value) => `${column} = ${value}`, one)
  }
  if (filter.minRating !== undefined) conditions.add((value) => `rating >= ${value}::numeric`, filter.minRating)
  if (filter.minPrice !== undefined) conditions.add((value) => `price >= ${value}::numeric`, filter.minPrice)
  if (filter.maxPrice !== undefined) conditions.add((value) => `price <= ${value}::numeric`, filter.maxPrice)
  if (filter.maxMinimum !== undefined) conditions.add((value) => `${smallestOrder} <= ${value}`, filter.maxMinimum)
  if (filter.inStock) conditions.also(`main_quantity >= ${smallestOrder}`)
  if (filter.available) conditions.also('min_quantity > 100')
  if (filter.supplier)
    conditions.add((id) => `owner_uid = (SELECT uid FROM suppliers WHERE id = ${id})`, filter.supplier)
  if (filter.verified) conditions.also('verified')
  return conditions
}

/** The same, only for published products. */
export const listConditions = (filter: ProductFilter, parameters: unknown[] = []) =>
  conditionsOf(filter, parameters).also('withdrawn_at IS NULL')
