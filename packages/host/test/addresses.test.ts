import { categoryHref } from '@arot/app/routes'
import { limits, mostChosen } from '@arot/contract'
import { expect, test } from 'vitest'
import { resolveAddress } from '../src/addresses.ts'

const pageAt = (target: string) => {
  const resolved = resolveAddress(target)
  return 'page' in resolved ? resolved.page : resolved
}

test('The host knows exactly the pages of the router', () => {
  expect(pageAt('/')).toMatchObject({ name: 'home', address: '/' })
  expect(pageAt(categoryHref('Electronics & Gadgets'))).toMatchObject({ name: 'category' })
  expect(pageAt('/product/p1')).toMatchObject({ name: 'product', route: { access: 'member' }, address: '/product/id' })
  for (const nowhere of ['/product', '/no/such']) {
    expect(pageAt(nowhere)).toMatchObject({ name: 'notFound', address: '/404' })
  }
})

test('Irrelevant parameters do not make another page', () => {
  expect(pageAt('/about-us?utm_source=mail')).toMatchObject({ address: '/about-us' })
  expect(pageAt('/about-us?q=unique')).toMatchObject({ address: '/about-us' })
  expect(pageAt('/category/Tools?x=1&sort=price-asc&q=')).toMatchObject({ address: '/category/Tools?sort=price-asc' })
})

test('A filter has one spelling, and only counts where the page reads it', () => {
  const address = '/category/Tools?q=pan&sort=price-asc'
  expect(pageAt('/category/Tools?sort=price-asc&q=%20pan&sort=price-desc')).toMatchObject({ address })
  expect(pageAt('/category/Tools?minRating=9&view=made-up&available=yes')).toMatchObject({ address: '/category/Tools' })
  expect(pageAt('/category/Tools?inStock=1&maxPrice=1e1&minPrice=cheap&maxMinimum=0')).toMatchObject({
    address: '/category/Tools?maxPrice=10',
  })
  expect(pageAt(`/category/Tools?brand=${'a'.repeat(400)}`)).toMatchObject({ address: '/category/Tools' })
  expect(pageAt(`/category/Tools?q=${'a'.repeat(400)}`)).toMatchObject({
    address: `/category/Tools?q=${'a'.repeat(limits.search)}`,
  })
})

test('Several brands make one page in any order, and one above the limit is reported as left out', () => {
  const address = '/category/Tools?brand=Kormo&brand=Nodi'
  expect(pageAt('/category/Tools?brand=Nodi&brand=Kormo&sort=no&brand=Nodi')).toMatchObject({ address })
  const long = Array.from({ length: mostChosen + 5 }, (_, place) => `brand=${'b'.repeat(40)}${place}`)
  const page = pageAt(`/category/Tools?${long.join('&')}`)
  expect('address' in page && page.address.match(/brand=/g)).toHaveLength(mostChosen + 1)
})

test.for([
  ['/About-Us', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/CATEGORY/Paper?q=a', '/category/Paper?q=a'],
  ['/category/Tools%20&%20Machines', '/category/Tools%20%26%20Machines'],
  ['/category/a%2fb', '/category/a%2Fb'],
  ['/about-us/', '/about-us'],
  ['/notices?show=to-do', '/notifications?show=to-do'],
  ['/bn/notices/settings', '/bn/notifications/settings'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//x/?y', '/evil.example/x?y'],
] as const)('%s has its one address %s on this host', ([target, location]) => {
  expect(resolveAddress(target)).toEqual({ location })
  expect(resolveAddress(location)).toHaveProperty('page')
})

test.for([
  '/.//evil/',
  '/..',
  '/%2e%2e/x',
  '/category/%2E',
  '/category/%00',
  '/category/%0d%0ax:y',
  '/category/%E0%A4%A',
  '/%',
  '/\\evil.example',
  '/a#b',
  '/a b',
  'http://evil.example/',
  '*',
  '',
])('%s is not an address', (target) => {
  expect(resolveAddress(target)).toEqual({ status: 400 })
})

test('Names and addresses above the length limit are refused', () => {
  expect(pageAt(`/category/${'a'.repeat(400)}`)).toMatchObject({ name: 'notFound' })
  expect(resolveAddress(`/category/${'a'.repeat(4000)}`)).toEqual({ status: 414 })
})

test('Each language has its own addresses and pages', () => {
  expect(pageAt('/bn')).toMatchObject({ name: 'home', language: 'bn', path: '/', address: '/bn' })
  expect(pageAt('/bn/category/Tools?q=pan')).toMatchObject({ language: 'bn', address: '/bn/category/Tools?q=pan' })
  expect(pageAt('/bn/cart/a%40b.example')).toMatchObject({ name: 'cart', address: '/bn/cart/email' })
  expect(pageAt('/bn/no/such')).toMatchObject({ name: 'notFound', address: '/bn/404' })
  expect(pageAt('/category/bn')).toMatchObject({ language: 'en', address: '/category/bn' })
})

test.for([
  ['/bn/', '/bn'],
  ['/bn/About-Us/?x=1', '/bn/about-us?x=1'],
  ['/bn//evil.example', '/bn/evil.example'],
] as const)('%s has its one address %s in its language', ([target, location]) => {
  expect(resolveAddress(target)).toEqual({ location })
})

test.for([
  ['/?lang=bn', 'bn', '/bn'],
  ['/bn?lang=en', 'en', '/'],
  ['/bn/category/Tools?q=a%26b&lang=en&view=table', 'en', '/category/Tools?q=a%26b&view=table'],
  ['//evil.example/?lang=bn', 'bn', '/bn/evil.example'],
  ['/bn//evil.example?lang=en', 'en', '/evil.example'],
  ['/about-us?lang=en&lang=bn', 'en', '/about-us'],
  ['/about-us?l%61ng=bn&q=a%20b', 'bn', '/bn/about-us?q=a+b'],
] as const)('%s sets the language %s and redirects to %s', ([target, choice, location]) => {
  expect(resolveAddress(target)).toEqual({ choice, location })
})

test('An unsupported language makes no other page', () => {
  expect(pageAt('/about-us?lang=de')).toMatchObject({ language: 'en', address: '/about-us' })
  expect(pageAt('/about-us?lang=__proto__')).toMatchObject({ language: 'en', address: '/about-us' })
})
