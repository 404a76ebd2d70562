import type { ProductFilter } from '@arot/contract'
import type { Queries } from '../db/database.ts'

/** The words of a search as PostgreSQL looks for them; null when there is nothing to look for. */
export async function readSearch(queries: Queries, q: string | undefined): Promise<string | null> {
  if (!q?.trim()) return null
  const [row] = await queries.query<{ search: string | null }>(
    { name: 'search-query', text: 'SELECT search_query($1) AS search' },
    [q],
  )
  return row?.search ?? null
}

/** Conditions and their parameters, numbered as they come. */
export class Conditions {
  readonly parameters: unknown[] = []
  readonly #parts: string[] = []

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

/** What a filter asks of a product. `available` is written as its partial indexes are. */
export function conditionsOf(filter: ProductFilter, search: string | null): Conditions {
  const conditions = new Conditions()
  if (search !== null) conditions.add((value) => `search @@ ${value}::tsquery`, search)
  if (filter.brand !== undefined) conditions.add((value) => `brand = ${value}`, filter.brand)
  if (filter.category !== undefined) conditions.add((value) => `category = ${value}`, filter.category)
  if (filter.minRating !== undefined) conditions.add((value) => `rating >= ${value}::numeric`, filter.minRating)
  if (filter.available) conditions.also('min_quantity > 100')
  return conditions
}
