import { moneyFormatter, type Product } from '@arot/contract'
import { expect, test } from 'vitest'
import { suggestedProducts } from '../src/catalog/useSuggestions.ts'

test('Two products of one name, brand and supplier are told apart by their prices', () => {
  const supplier = { id: 's', name: 'Meghna Digital', verified: true }
  const product = {
    name: 'USB-C Charger 45 W',
    brand: 'Lumitec',
    supplier,
    image: '',
    category: 'Electronics & Gadgets',
  }
  const products = [19.81, 1190].map((price, index) => ({ ...product, _id: `p${index}`, price }) as Product)
  expect(suggestedProducts(products, moneyFormatter('USD', 'en-US')).map(({ note }) => note)).toEqual([
    'Lumitec · Meghna Digital · $19.81',
    'Lumitec · Meghna Digital · $1,190.00',
  ])
})
