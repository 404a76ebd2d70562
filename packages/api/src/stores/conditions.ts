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

/** What a filter asks of a product, its search aside: of a single value plainly, which an index answers in order. `available` is written as its partial indexes are. */
export function conditionsOf(filter: ProductFilter, parameters: unknown[] = []): Conditions {
  const conditions = new Conditions(parameters)
  for (const column of manyValued) {
    const [one, ...others] = filter[column] ?? []
    if (others.length > 0) conditions.add((values) => `${column} = ANY (${values}::text[])`, filter[column])
    else if (one !== undefined) conditions.add((value) => `${column} = ${value}`, one)
  }
  if (filter.minRating !== undefined) conditions.add((value) => `rating >= ${value}::numeric`, filter.minRating)
  if (filter.available) conditions.also('min_quantity > 100')
  return conditions
}
