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

/** Searches the open list: a category with its filters, or all products. From other pages it opens the results. */
export function SiteSearch() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const isList = routeAt(pathname) === 'category' || pathname === paths.allProducts
  // The reader's own products and orders have their own search fields.
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

  /** Searches within the open list and keeps its sort order and view. */
  function ask(q: string) {
    void navigate(`${pathname}?${changeAddress(address, { q })}`)
  }

  function undo() {
    if (isList && applied !== '') ask('')
  }

  return (
    <SearchBox
      // The target of the form before the app has started.
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

/** The other parameters of a list's address, each once and in a fixed order. */
function withoutWords(address: URLSearchParams) {
  const names = routes.category.query.filter((name) => name !== 'q' && address.has(name))
  return String(new URLSearchParams(names.map((name) => [name, address.get(name) as string])))
}

/** Whether the server renders the page differently for this parameter. Other pages look the same for every query. */
function isRenderedWith(parameter: string, pathname: string) {
  const { access, query }: Route = routes[routeAt(pathname)]
  return access === 'public' && query.includes(parameter)
}
