import { limits, mostChosen } from '@arot/contract'
import { expect, test } from 'vitest'
import { uiPaths } from '../../../scripts/ui-paths.ts'
import { changeAddress, cutIn, filterOf } from '../src/catalog/listing/listAddress.ts'
import { readConfig } from '../src/platform/settings.ts'
import { safeReturn } from '../src/session/safeReturn.ts'
import written from '../tsconfig.ui.json' with { type: 'json' }

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/auth/login', null, 7])(
  'Signing in never redirects to %s',
  (from) => {
    expect(safeReturn(from)).toBe('/')
  },
)

test('Signing in returns to one of our pages with its whole address', () => {
  expect(safeReturn('/all-products?view=table#end')).toBe('/all-products?view=table#end')
})

test('The valid parts of a list’s address are read', () => {
  const filter = filterOf(new URLSearchParams('sort=upwards&minRating=9&available=yes&q=%20pan%20'))
  expect(filter).toEqual({ q: 'pan' })
})

test('Only figures that the server accepts are read from an address', () => {
  const filterIn = (query: string) => filterOf(new URLSearchParams(query))
  expect(filterIn('minPrice=2.505&maxPrice=1e3&maxMinimum=24.9&inStock=true')).toEqual({
    minPrice: 2.51,
    maxPrice: 1000,
    maxMinimum: 24,
    inStock: true,
  })
  expect(filterIn('minPrice=-1&maxPrice=1e309&maxMinimum=0.5&inStock=1')).toEqual({})
  expect(filterIn('minPrice=0.001&maxPrice=cheap&maxMinimum=NaN')).toEqual({})
})

test('Several brands are sorted and unique in an address, and limited to the server’s maximum', () => {
  const address = new URLSearchParams('brand=Nodi&brand=&brand=Kormo&brand=Nodi&category=Tools')
  expect(filterOf(address)).toEqual({ brand: ['Kormo', 'Nodi'], category: ['Tools'] })
  const many = Array.from({ length: mostChosen + 1 }, (_, place) => ['brand', `B${place}`])
  expect(filterOf(new URLSearchParams(many)).brand).toHaveLength(mostChosen)
  expect(cutIn(new URLSearchParams(many))).toEqual(['brand'])
  expect(cutIn(new URLSearchParams([...many.slice(1), ['brand', 'B1']]))).toEqual([])
  expect(String(changeAddress(address, { brand: ['Padma', 'Nodi'] }))).toBe('category=Tools&brand=Padma&brand=Nodi')
  expect(String(changeAddress(address, { brand: ['Nodi'] }))).toBe('category=Tools&brand=Nodi')
  expect(String(changeAddress(address, { brand: [] }))).toBe('category=Tools')
})

test('The search text in an address is cut to the server’s limit, and never inside a character', () => {
  expect(filterOf(new URLSearchParams({ q: ` ${'a'.repeat(limits.search)}b` })).q).toBe('a'.repeat(limits.search))
  const half = `${'a'.repeat(limits.search - 1)}🔨`
  expect(filterOf(new URLSearchParams({ q: half })).q).toBe('a'.repeat(limits.search - 1))
})

test('A cleared choice is removed from the address', () => {
  const address = changeAddress(new URLSearchParams('available=true&sort=price-asc'), {
    available: false,
    view: 'table',
  })
  expect(String(address)).toBe('sort=price-asc&view=table')
})

test('Every wrong setting is reported at once', () => {
  expect(() => readConfig({ VITE_API_HOST: 'nowhere', VITE_CURRENCY: 'Taka' })).toThrow(
    /VITE_API_HOST[\s\S]*VITE_CURRENCY/,
  )
})

test('The types resolve every component of the design system', () => {
  expect(written.compilerOptions.paths).toMatchObject(uiPaths())
})
