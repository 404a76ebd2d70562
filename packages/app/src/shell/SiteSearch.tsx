import { limits } from '@arot/contract'
import { SearchBox, type SearchBoxLabels } from '@arot/ui/SearchBox'
import { useCategoryName } from '@arot/ui/useCategoryName'
import { useHref, useLocation, useMatches, useNavigate } from 'react-router-dom'
import { changeAddress, wordsOf } from '../catalog/listing/listAddress.ts'
import { t } from '../platform/i18n/words.ts'
import { routeAt } from '../platform/routeAt.ts'
import { useInBrowser } from '../platform/useInBrowser.ts'
import { useTyped } from '../platform/useTyped.ts'
import { paths, type Route, routes, searchHref } from '../routes.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Searches what is open: a category, or all products with what limits them; behind the login too, and back. */
export function SiteSearch() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const isList = routeAt(pathname) === 'category' || pathname === paths.allProducts
  // One's own products and orders are searched in fields of their own.
  const words = isList ? wordsOf(address) : ''
  const isRendered = isRenderedWith('q', pathname)
  const applied = useInBrowser(words, isRendered ? words : '')
  const [typed, setTyped] = useTyped(applied)
  const open = useMatches().at(-1)?.params.categoryName ?? null
  const within = useInBrowser(open ?? (isList ? address.get('category') : null), open)
  const others = isList ? withoutWords(address) : ''
  const otherParams = useInBrowser(others, isRendered ? others : '')
  const categoryName = useCategoryName()
  const { suggestions, status } = useSuggestions(typed, within)

  /** Within what is open, in its order and view. */
  function ask(q: string) {
    void navigate(`${pathname}?${changeAddress(address, { q })}`)
  }

  function undo() {
    if (isList && applied !== '') ask('')
  }

  return (
    <SearchBox
      // Where the words go while the app is not there yet.
      action={useHref(isList ? pathname : paths.allProducts)}
      maxLength={limits.search}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      status={status}
      labels={within === null ? { placeholder: t('Search products') } : labelsWithin(categoryName(within))}
      onSubmit={(q) => (isList ? ask(q) : void navigate(searchHref(q)))}
      onClear={undo}
      onSelect={() => setTyped(applied)}
    >
      {[...new URLSearchParams(otherParams)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchBox>
  )
}

function labelsWithin(category: string): Partial<SearchBoxLabels> {
  return {
    search: t('Search products in {category}', { category }),
    placeholder: t('Search in {category}', { category }),
    enter: t('Press Enter to search in {category}.', { category }),
    groups: {
      products: t('In {category}', { category }),
      categories: t('In all products'),
      brands: t('Brands'),
      suppliers: t('Suppliers'),
    },
  }
}

/** What else a list's address says, each once and in its order. */
function withoutWords(address: URLSearchParams) {
  const names = routes.category.query.filter((name) => name !== 'q' && address.has(name))
  return String(new URLSearchParams(names.map((name) => [name, address.get(name) as string])))
}

/** Whether a server draws a page by that part of its query: of all others it draws one for every query. */
function isRenderedWith(parameter: string, pathname: string) {
  const { access, query }: Route = routes[routeAt(pathname)]
  return access === 'public' && query.includes(parameter)
}
