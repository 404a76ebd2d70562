import { expect, test } from 'vitest'
import { uiPaths } from '../build/ui-paths.ts'
import { pageAt } from '../server/pages.ts'
import { categoryHref, safeReturn } from '../src/addresses.ts'
import { changed, filterOf } from '../src/listing/listAddress.ts'
import { readConfig } from '../src/settings.ts'
import written from '../tsconfig.ui.json' with { type: 'json' }

test.for(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/auth/login', null, 7])(
  'After signing in nobody is sent to %s',
  (from) => {
    expect(safeReturn(from)).toBe('/')
  },
)

test('After signing in one comes back to a page of ours with all of its address', () => {
  expect(safeReturn('/all-products?view=table#end')).toBe('/all-products?view=table#end')
})

const at = (address: string) => pageAt(new URL(address, 'http://app'))

test('The server knows the pages that the router knows, and nothing else', () => {
  expect(at('/').path).toBe('/')
  expect(at(categoryHref('Electronics & Gadgets')).path).toBe('/category/:categoryName')
  expect(at('/product/p1')).toEqual({ path: '/product/:id', isProtected: true, address: '/product/id' })
  for (const nowhere of ['/product', '/category/%E0%A4%A', '/no/such']) {
    expect(at(nowhere)).toEqual({ isProtected: false, address: '/404' })
  }
})

test('What does not change a page does not make another page of it', () => {
  expect(at('/about-us?utm_source=mail').address).toBe('/about-us')
  expect(at('/category/Tools?x=1&sort=price-asc&q=').address).toBe('/category/Tools?sort=price-asc')
})

test('A list’s address is read as far as it makes sense', () => {
  const filter = filterOf(new URLSearchParams('sort=upwards&minRating=9&available=yes&q=%20pan%20'))
  expect(filter).toEqual({ q: 'pan' })
})

test('What is not chosen leaves the address', () => {
  const address = changed(new URLSearchParams('available=true&sort=price-asc'), { available: false, view: 'table' })
  expect(String(address)).toBe('sort=price-asc&view=table')
})

test('Every wrong setting is told at once', () => {
  expect(() => readConfig({ VITE_API_HOST: 'nowhere', VITE_CURRENCY: 'Taka' })).toThrow(
    /VITE_API_HOST[\s\S]*VITE_CURRENCY/,
  )
})

test('The types find every component of the design system where it is', () => {
  expect(written.compilerOptions.paths).toMatchObject(uiPaths())
})
