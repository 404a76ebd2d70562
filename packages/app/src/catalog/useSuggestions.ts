import { type BrandCount, moneyFormatter, type Product } from '@arot/contract'
import type { Suggestion, Suggestions } from '@arot/ui/SearchBox'
import { useEffect, useState } from 'react'
import { queries } from '../platform/queries.ts'
import { useSite } from '../platform/site.ts'
import { brandHref, categoryHref, productHref, searchHref } from '../routes.ts'
import { useQuery } from '../session/useQuery.ts'

const most = { products: 5, categories: 3, brands: 3 }

/** Long enough that a word typed at once is one question. */
const typingPause = 150

/** Products, categories and brands that the typed words may mean; within a category its products, and the way out of it. */
export function useSuggestions(typed: string, category: string | null) {
  const words = useSettled(typed.trim())
  const { config, locale } = useSite()
  const options = { keepPreviousData: true, revalidateOnFocus: false }
  const wanted = words === '' ? null : queries.suggestedProducts(category, words, most.products)
  const isEverywhere = wanted !== null && category === null
  const products = useQuery(wanted, options)
  const categories = useQuery(isEverywhere ? queries.categories() : null, options)
  const brands = useQuery(isEverywhere ? queries.brands() : null, options)
  const found = suggestedProducts(products.data ?? [], moneyFormatter(config.currency, locale))
  if (words !== '' && category !== null) return { suggestions: within(words, found), status: statusOf(words, products) }
  const suggestions: Suggestions = {
    products: found,
    categories: named(categories.data ?? [], words, most.categories).map((name) => ({
      id: `category ${name}`,
      name,
      href: categoryHref(name),
    })),
    brands: named((brands.data ?? []).map(nameOf), words, most.brands).map((name) => ({
      id: `brand ${name}`,
      name,
      href: brandHref(name),
    })),
  }
  return { suggestions: words === '' ? {} : suggestions, status: statusOf(words, products) }
}

/** The way out stands where the categories would. */
function within(words: string, products: Suggestion[]): Suggestions {
  return { products, categories: [{ id: 'everywhere', name: `“${words}”`, href: searchHref(words) }] }
}

function statusOf(
  words: string,
  { data, error }: { data?: Product[]; error?: unknown },
): 'idle' | 'loading' | 'ready' | 'error' {
  if (words === '') return 'idle'
  if (error !== undefined) return 'error'
  return data === undefined ? 'loading' : 'ready'
}

/** The price tells apart what has one name, brand and supplier. */
export function suggestedProducts(products: Product[], money: (amount: number) => string): Suggestion[] {
  return products.map((product) => {
    const { _id, name, brand, image, category, supplier, price } = product
    const note = [brand, supplier?.name, money(price)].filter(Boolean).join(' · ')
    return { id: `product ${_id}`, name, note, href: productHref(product), image, category }
  })
}

const nameOf = ({ name }: BrandCount) => name

/** The names that hold every word. */
function named(names: string[], words: string, count: number) {
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
