import { SearchBox } from '@arot/ui/SearchBox'
import { useState } from 'react'

const products = ['Desk Lamp, Dimmable', 'Extension Cable 5 m', 'Hotel Towel 70 × 140 cm', 'Olive Soap, 24 bars']
const brands = ['Gomti Electric', 'Rupsha Textiles', 'Padma Care']

export function SearchBoxExample() {
  const [words, setWords] = useState('')
  const [searched, setSearched] = useState('')
  const suggestionsIn = (names: string[], kind: string) =>
    names
      .filter((name) => name.toLowerCase().includes(words.trim().toLowerCase()))
      .map((name) => ({ id: `${kind} ${name}`, name, href: `#${kind}-${encodeURIComponent(name)}` }))
  return (
    <div className="grid max-w-xl gap-3">
      <SearchBox
        value={words}
        onValueChange={setWords}
        status="ready"
        suggestions={{ products: suggestionsIn(products, 'product'), brands: suggestionsIn(brands, 'brand') }}
        onSubmit={setSearched}
        onClear={() => setSearched('')}
      />
      <p aria-live="polite">{searched === '' ? 'Type “to”, or press Enter on words.' : `Results for “${searched}”`}</p>
    </div>
  )
}
