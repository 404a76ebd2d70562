import { manyValued, type ProductFilter } from '@arot/contract'

/** Conditions and their parameters, numbered as they come, after those of an earlier part of the statement. */
export class Conditions {
  readonly parameters: unknown[]
  readonly #parts: string[] = []

  constructor(parameters: unknown[] = []) {
    this.parameters = parameters
  }

  add(condition: (parameter: string) => string, value: unknown) {
    this.#parts.push(condition(this.parameter(value)))
    return this
  }

  parameter(value: unknown) {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  also(condition: string) {
    this.#parts.push(condition)
    return this
  }

  get where() {
    return this.#parts.length > 0 ? `WHERE ${this.#parts.join(' AND ')}` : ''
  }
}

/** The minimum, rounded up to whole cartons: written as its index is. */
export const smallestOrder = '((min_quantity + order_multiple - 1) / order_multiple * order_multiple)'

/** What a filter asks of a product, its search aside: of a single value plainly, which an index answers in order. `available` is written as its partial indexes are. */
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

/** The same of what is published: nothing else is in a list. */
export const listedConditions = (filter: ProductFilter, parameters: unknown[] = []) =>
  conditionsOf(filter, parameters).also('withdrawn_at IS NULL')
