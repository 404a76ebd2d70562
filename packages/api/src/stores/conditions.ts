import type { ProductFilter } from '@arot/contract'

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

/** What a filter asks of a product, its search aside. `available` is written as its partial indexes are. */
export function conditionsOf(filter: ProductFilter, parameters: unknown[] = []): Conditions {
  const conditions = new Conditions(parameters)
  if (filter.brand !== undefined) conditions.add((value) => `brand = ${value}`, filter.brand)
  if (filter.category !== undefined) conditions.add((value) => `category = ${value}`, filter.category)
  if (filter.minRating !== undefined) conditions.add((value) => `rating >= ${value}::numeric`, filter.minRating)
  if (filter.available) conditions.also('min_quantity > 100')
  return conditions
}
