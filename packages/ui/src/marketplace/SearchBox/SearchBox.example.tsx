import { SearchBox } from '@arot/ui/SearchBox'
import { useState } from 'react'

const all = [
  { id: 'p-1', name: 'Ceramic mugs, 300 ml', href: '#mugs' },
  { id: 'p-2', name: 'Ceramic plates, 24 cm', href: '#plates' },
]

export function SearchBoxExample() {
  const [query, setQuery] = useState('')
  const products = all.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  return (
    <SearchBox
      value={query}
      onValueChange={setQuery}
      onSubmit={() => undefined}
      status={query === '' ? 'idle' : 'ready'}
      suggestions={{ products }}
    />
  )
}
