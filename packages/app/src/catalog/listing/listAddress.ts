// The state of a list in its address. Filters, sort order, search and view survive Back, a reload and a shared link.
import { inOrder, limits, manyValued, mostChosen, type ProductFilter } from '@arot/contract'

export type ListView = 'card' | 'table'

/** A page of cards fills four to six rows. Table rows are small, so a page of the table has many more. */
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

/** Rounded to cents and below the server's limit. Other values of a hand-written address are ignored. */
function figureOf(address: URLSearchParams, name: string) {
  const figure = Math.round(Number(address.get(name)) * 100) / 100
  return figure > 0 && figure < 1e9 ? figure : undefined
}

type ListParameter = (typeof manyValued)[number]

/** Without duplicates, sorted, and no more than the server accepts. */
function valuesOf(address: URLSearchParams, name: ListParameter) {
  const values = valuesIn(address, name).slice(0, mostChosen)
  return values.length ? values : undefined
}

function valuesIn(address: URLSearchParams, name: ListParameter) {
  return inOrder(address.getAll(name).filter(Boolean))
}

/** The filters with more values than the server accepts. The page has to say that some are left out. */
export function cutIn(address: URLSearchParams): ListParameter[] {
  return manyValued.filter((name) => valuesIn(address, name).length > mostChosen)
}

/** The applied values, and one more if there are more: the page has to show that some are left out. */
export function filterValuesOf(address: URLSearchParams) {
  return Object.fromEntries(manyValued.map((name) => [name, valuesIn(address, name).slice(0, mostChosen + 1)]))
}

/** The search text, cut to the server's limit but never inside a character. */
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

/** Changes parameters of an address. An empty value removes its parameter. */
export function changeAddress(address: URLSearchParams, change: Record<string, Value | readonly string[]>) {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    for (const one of [value || []].flat()) next.append(name, String(one))
  }
  return next
}
