import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countBrands,
  countFacets,
  filterProducts,
  type Product,
  type ProductFilter,
  search,
  sortProducts,
} from '../src/index.ts'

const product = fc.record({
  _id: fc.uuid(),
  name: fc.constantFrom('Cordless Drill', 'Rice Cooker', 'শাড়ি'),
  image: fc.constant(''),
  brand: fc.constantFrom('Kormo', 'Nodi', 'Teesta & Sons'),
  category: fc.constantFrom('Health & Beauty', 'Fashion & Apparel'),
  description: fc.constantFrom('Sturdy.', 'Light and quiet.'),
  price: fc.nat(5),
  rating: fc.constantFrom(1, 3.9, 4, 4.5, 5),
  mainQuantity: fc.nat(100),
  minQuantity: fc.constantFrom(99, 100, 101),
})
const products = fc.uniqueArray(product, { selector: (one) => one._id, maxLength: 30 })

test('a filter returns exactly the matching products', () => {
  fc.assert(
    fc.property(products, (all: Product[]) => {
      const found = filterProducts(all, { brand: ['Nodi'], minRating: 4, available: true, q: ' LIGHT rice ' })
      const expected = all.filter(
        (one) =>
          one.brand === 'Nodi' &&
          one.rating >= 4 &&
          one.minQuantity > 100 &&
          one.name === 'Rice Cooker' &&
          one.description === 'Light and quiet.',
      )
      expect(found).toEqual(expected)
      expect(filterProducts(all, {})).toEqual(all)
    }),
  )
})

test('figures filter by price range, by smallest order in whole cartons, and by stock', () => {
  const [price, minQuantity, orderMultiple, mainQuantity] = [5, 20, 12, 24]
  const one = { _id: 'a', name: '', image: '', brand: '', category: '', description: '', rating: 4 }
  const all = [{ ...one, price, minQuantity, orderMultiple, mainQuantity }]
  const leaves = (filter: ProductFilter) => filterProducts(all, filter).length === 1
  expect([4.99, 5, 5.01].map((minPrice) => leaves({ minPrice }))).toEqual([true, true, false])
  expect([4.99, 5, 5.01].map((maxPrice) => leaves({ maxPrice }))).toEqual([false, true, true])
  // With cartons of 12 a minimum of 20 means ordering 24.
  expect([23, 24, 25].map((maxMinimum) => leaves({ maxMinimum }))).toEqual([false, true, true])
  expect(leaves({ inStock: true })).toBe(true)
  expect(filterProducts([{ ...all[0]!, mainQuantity: 23 }], { inStock: true })).toEqual([])
  expect(search({ inStock: true, maxMinimum: 24, maxPrice: 5, minPrice: 2.5 })).toBe(
    '?minPrice=2.5&maxPrice=5&maxMinimum=24&inStock=true',
  )
})

test('a sort has every product, in order of price, then by id', () => {
  fc.assert(
    fc.property(products, (all: Product[]) => {
      const rising = sortProducts(all, 'price-asc')
      expect(new Set(rising)).toEqual(new Set(all))
      for (const [index, one] of rising.entries()) {
        const before = rising[index - 1]
        if (before) expect(before.price < one.price || (before.price === one.price && before._id < one._id)).toBe(true)
      }
      const falling = sortProducts(all, 'price-desc').map(({ price }) => price)
      expect(falling).toEqual(falling.toSorted((a, b) => b - a))
      expect(sortProducts(all)).toBe(all)
    }),
  )
})

test('counts add up, and a facet ignores its own filter', () => {
  fc.assert(
    fc.property(products, (all: Product[]) => {
      expect(countBrands(all).reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      const facets = countFacets(all, { brand: ['Nodi'] })
      expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      const nodi = all.filter(({ brand }) => brand === 'Nodi')
      expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(nodi.length)
      expect(facets.ratings.at(-1)).toEqual({ value: '1', count: nodi.length })
    }),
  )
})

test('products match any of several brands or categories, and each facet ignores its own filter', () => {
  fc.assert(
    fc.property(products, (all: Product[]) => {
      const filter = { brand: ['Kormo', 'Nodi'], category: ['Health & Beauty', 'Nothing'] }
      const ofBrands = all.filter(({ brand }) => brand === 'Kormo' || brand === 'Nodi')
      const ofCategory = all.filter(({ category }) => category === 'Health & Beauty')
      expect(filterProducts(all, filter)).toEqual(ofBrands.filter((one) => ofCategory.includes(one)))
      expect(filterProducts(all, { brand: [] })).toEqual(all)
      const { brands, categories } = countFacets(all, filter)
      expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(ofCategory.length)
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(ofBrands.length)
    }),
  )
})

test('the same query has one text, in any order of its values', () => {
  expect(search({ brand: ['Nodi', 'Kormo', 'Nodi'], category: [] })).toBe('?brand=Kormo&brand=Nodi')
  expect(search({ brand: ['Nodi'], q: 'rice' })).toBe('?q=rice&brand=Nodi')
})
