// What a list shows, as its address says it: filters, sort, search and view survive back, reload and a sent link.
import { inOrder, limits, manyValued, mostChosen, type ProductFilter } from '@arot/contract'

export type ListView = 'card' | 'table'

/** A page of cards fills four to six rows; a page of the table many more, since a row is small. */
const pageSizes: Record<ListView, number> = { card: 24, table: 100 }

export function filterOf(address: URLSearchParams): ProductFilter {
  const rating = Number(address.get('minRating'))
  const sort = address.get('sort')
  return {
    q: wordsOf(address) || undefined,
    brand: valuesOf(address, 'brand'),
    category: valuesOf(address, 'category'),
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
    minPrice: figureOf(address, 'minPrice'),
    maxPrice: figureOf(address, 'maxPrice'),
    maxMinimum: Math.floor(figureOf(address, 'maxMinimum') ?? 0) || undefined,
    inStock: address.get('inStock') === 'true' || undefined,
    available: address.get('available') === 'true' || undefined,
    verified: address.get('verified') === 'true' || undefined,
    sort: sort === 'price-asc' || sort === 'price-desc' ? sort : undefined,
  }
}

/** To the cent, and no more than a server takes; of a hand-written address nothing else. */
function figureOf(address: URLSearchParams, name: string) {
  const figure = Math.round(Number(address.get(name)) * 100) / 100
  return figure > 0 && figure < 1e9 ? figure : undefined
}

type ListParameter = (typeof manyValued)[number]

/** However often and in whatever order they stand there; no more than a server takes. */
function valuesOf(address: URLSearchParams, name: ListParameter) {
  const values = valuesIn(address, name).slice(0, mostChosen)
  return values.length ? values : undefined
}

function valuesIn(address: URLSearchParams, name: ListParameter) {
  return inOrder(address.getAll(name).filter(Boolean))
}

/** Of what an address names more than a server takes: the page has to say that it leaves some out. */
export function cutIn(address: URLSearchParams): ListParameter[] {
  return manyValued.filter((name) => valuesIn(address, name).length > mostChosen)
}

/** The values that are applied and, if there are more, one more: the page has to show that some are left out. */
export function filterValuesOf(address: URLSearchParams) {
  return Object.fromEntries(manyValued.map((name) => [name, valuesIn(address, name).slice(0, mostChosen + 1)]))
}

/** What is searched for: of a hand-written address no more than a server takes, and no half of a character. */
export function wordsOf(address: URLSearchParams): string {
  const words = address.get('q')?.trim() ?? ''
  return words.slice(0, limits.search).replace(/[\uD800-\uDBFF]$/, '')
}

export function viewOf(address: URLSearchParams): ListView {
  return address.get('view') === 'table' ? 'table' : 'card'
}

/** The filter and the page size of an address. */
export function listQueryOf(search: string): [ProductFilter, number] {
  const address = new URLSearchParams(search)
  return [filterOf(address), pageSizes[viewOf(address)]]
}

type Value = string | number | boolean | undefined

/** The address with some of it changed; what is nothing leaves it. */
export function changeAddress(address: URLSearchParams, change: Record<string, Value | readonly string[]>) {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    for (const one of [value || []].flat()) next.append(name, String(one))
  }
  return next
}
