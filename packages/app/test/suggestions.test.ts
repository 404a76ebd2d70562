import { moneyFormatter, type Product, type Supplier } from '@arot/contract'
import { expect, test } from 'vitest'
import { isOfProduct, productSuggestions, supplierSuggestions } from '../src/shell/useSuggestions.ts'

test('Two products with the same name, brand and supplier differ by their prices', () => {
  const supplier = { id: 's', name: 'Meghna Digital', verified: true }
  const product = {
    name: 'USB-C Charger 45 W',
    brand: 'Lumitec',
    supplier,
    image: '',
    category: 'Electronics & Gadgets',
  }
  const products = [19.81, 1190].map((price, index) => ({ ...product, _id: `p${index}`, price }) as Product)
  expect(productSuggestions(products, moneyFormatter('USD', 'en-US')).map(({ note }) => note)).toEqual([
    'Lumitec · Meghna Digital · $19.81',
    'Lumitec · Meghna Digital · $1,190.00',
  ])
})

test('A suggested supplier links to its page, and its note has the mark and the place', () => {
  const since = new Date('2024-01-20T00:00:00Z')
  const suppliers: Supplier[] = [
    { id: 's1', name: 'Karnaphuli Paper', place: 'Chattogram', logo: '/logo.webp', since, verifiedSince: since },
    { id: 's2', name: 'Karnafuli Steel', since },
  ]
  expect(supplierSuggestions(suppliers)).toEqual([
    {
      id: 'supplier s1',
      name: 'Karnaphuli Paper',
      note: 'Verified · Chattogram',
      href: '/suppliers/s1',
      image: '/logo.webp',
    },
    { id: 'supplier s2', name: 'Karnafuli Steel', note: undefined, href: '/suppliers/s2', image: undefined },
  ])
})

test('Words match a product if its name and brand have all of them, and a supplier otherwise', () => {
  const products = [{ name: 'Desk Lamp', brand: 'Gomti Electric' }] as Product[]
  for (const words of ['lamp', 'gomti LAMP', ' desk  e'])
    expect([words, isOfProduct(words, products)]).toEqual([words, true])
  for (const words of ['karna', 'lamp karna']) expect([words, isOfProduct(words, products)]).toEqual([words, false])
  expect(isOfProduct('lamp', [])).toBe(false)
})
