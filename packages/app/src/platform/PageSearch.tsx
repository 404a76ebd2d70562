import { limits } from '@arot/contract'
import { SearchBox } from '@arot/ui/SearchBox'
import { useTyped } from './useTyped.ts'

type PageSearchProps = {
  /** The words whose results are shown. Empty without a search. */
  q: string | undefined
  /** The name of the field. */
  search: string
  placeholder: string
  /** Called with no words when the field is cleared. */
  onSearch: (words: string) => void
}

/** The search field of a page's list. Keeps the focus, so that the reader can go on typing. */
export function PageSearch({ q = '', search, placeholder, onSearch }: PageSearchProps) {
  const [typed, setTyped] = useTyped(q)
  return (
    <SearchBox
      value={typed}
      onValueChange={setTyped}
      maxLength={limits.search}
      labels={{ search, placeholder }}
      onSubmit={onSearch}
      onClear={() => {
        if (q !== '') onSearch('')
      }}
      className="mb-4 max-w-100 print:hidden"
    />
  )
}
