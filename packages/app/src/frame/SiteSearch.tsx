import { SearchBox } from '@arot/ui/SearchBox'
import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths, searchHref } from '../addresses.ts'
import { useSuggestions } from '../data/useSuggestions.ts'

/** Searches the category that is open, or else all products; behind the login too, and back. */
export function SiteSearch() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [shownFor, setShownFor] = useState(asked)
  const { suggestions, status } = useSuggestions(typed)

  // Back, forward and a link change the words in the box too.
  if (asked !== shownFor) {
    setShownFor(asked)
    setTyped(asked)
  }

  const isCategory = matchPath(paths.category, pathname) !== null

  function submit(words: string) {
    void navigate(isCategory ? `${pathname}?q=${encodeURIComponent(words)}` : searchHref(words))
  }

  return (
    <SearchBox
      // Where the words go while the app is not there yet.
      action={isCategory ? pathname : paths.allProducts}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      status={status}
      onSubmit={submit}
      onSelect={() => setTyped(asked)}
    />
  )
}
