import { type BrandCount, type Client, moneyFormatter, type Product, type Supplier } from '@arot/contract'
import type { Suggestion, Suggestions } from '@arot/ui/SearchBox'
import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/words.ts'
import { lateKey, queries } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'
import { useSite } from '../platform/site.ts'
import { brandHref, categoryHref, productHref, searchHref, supplierHref } from '../routes.ts'
import { useQuery } from '../session/useQuery.ts'

const most = { products: 5, suppliers: 3, categories: 3, brands: 3 }

/** Long enough that a word typed without a pause is one request. */
const typingPause = 150

type SearchResult = { products: Product[]; suppliers: Supplier[] }

/** Products and suppliers in one answer, so that the list does not move under a pointer. */
const suggestionsQuery = (words: string, category: string | null): Query<SearchResult> => ({
  key: lateKey('suggested', category, words),
  ask: async (client) => {
    const [products, suppliers] = await Promise.all([
      queries.products(category, { q: words }, most.products).askPage(client),
      category === null ? findSuppliers(client, words) : [],
    ])
    return { products: products.items, suppliers }
  },
})

/**
 * Returns none for a foreign server and for one letter. If suppliers fail to load, the search continues without them.
 */
async function findSuppliers(client: Client, words: string): Promise<Supplier[]> {
  if (words.length < 2 || client.isOurs() === false) return []
  try {
    const { supplierQueries } = await import('../suppliers/queries.ts')
    const { items } = await supplierQueries.suppliers({ q: words, limit: most.suppliers }).askPage(client)
    return items
  } catch {
    return []
  }
}

/**
 * Products, suppliers, categories and brands that match the typed words. Within a category: its products and a link
 * to a search in all.
 */
export function useSuggestions(typed: string, category: string | null) {
  const words = useSettled(typed.trim())
  const { config, locale } = useSite()
  const options = { keepPreviousData: true, revalidateOnFocus: false }
  const found = useQuery(words === '' ? null : suggestionsQuery(words, category), options)
  const isEverywhere = words !== '' && category === null
  const categories = useQuery(isEverywhere ? queries.categories() : null, options)
  const brands = useQuery(isEverywhere ? queries.brands() : null, options)
  const { products = [], suppliers = [] } = found.data ?? {}
  const status = statusOf(words, found)
  const goods = productSuggestions(products, moneyFormatter(config.currency, locale))
  if (words === '') return { suggestions: {}, status }
  if (category !== null) return { suggestions: within(words, goods), status }
  const sellers = supplierSuggestions(suppliers)
  const foundCategories = findNames(categories.data ?? [], words, most.categories)
  const foundBrands = findNames((brands.data ?? []).map(nameOf), words, most.brands)
  const others = {
    categories: foundCategories.map((name) => ({ id: `category ${name}`, name, href: categoryHref(name) })),
    brands: foundBrands.map((name) => ({ id: `brand ${name}`, name, href: brandHref(name) })),
  }
  const suggestions: Suggestions = isOfProduct(words, products)
    ? { products: goods, suppliers: sellers, ...others }
    : { suppliers: sellers, products: goods, ...others }
  return { suggestions, status }
}

/** The link to a search in all products stands in place of the categories. */
function within(words: string, products: Suggestion[]): Suggestions {
  return { products, categories: [{ id: 'everywhere', name: `“${words}”`, href: searchHref(words) }] }
}

function statusOf(
  words: string,
  { data, error }: { data?: SearchResult; error?: unknown },
): 'idle' | 'loading' | 'ready' | 'error' {
  if (words === '') return 'idle'
  if (error !== undefined) return 'error'
  return data === undefined ? 'loading' : 'ready'
}

/** The price distinguishes products with the same name, brand and supplier. */
export function productSuggestions(products: Product[], money: (amount: number) => string): Suggestion[] {
  return products.map((product) => {
    const { _id, name, brand, image, category, supplier, price } = product
    const note = [brand, supplier?.name, money(price)].filter(Boolean).join(' · ')
    return { id: `product ${_id}`, name, note, href: productHref(product), image, category }
  })
}

export function supplierSuggestions(suppliers: Supplier[]): Suggestion[] {
  return suppliers.map(({ id, name, logo, place, verifiedSince }) => {
    const note = [verifiedSince && t('Verified'), place].filter(Boolean).join(' · ')
    return { id: `supplier ${id}`, name, note: note || undefined, href: supplierHref({ id }), image: logo }
  })
}

/** Whether a product has the words in its name or brand. Otherwise a supplier's name was typed. */
export const isOfProduct = (words: string, products: Product[]) =>
  findNames(
    products.map(({ name, brand }) => `${name} ${brand}`),
    words,
    1,
  ).length > 0

const nameOf = ({ name }: BrandCount) => name

/** The names that contain every word. */
function findNames(names: string[], words: string, count: number) {
  const parts = words.toLowerCase().split(/\s+/)
  return names.filter((name) => parts.every((part) => name.toLowerCase().includes(part))).slice(0, count)
}

function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), value === '' ? 0 : typingPause)
    return () => clearTimeout(pause)
  }, [value])
  return settled
}
