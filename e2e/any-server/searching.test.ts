import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { limits } from '../../packages/contract/src/values/limits.ts'
import { newProduct } from '../support/goods.ts'
import { registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { visitor } from '../support/visit.ts'

const box = (page: Page) => page.getByRole('combobox', { name: /^Search products/ })

async function search(page: Page, words: string) {
  await box(page).fill(words)
  await box(page).press('Enter')
}

test('Inside a category the search box names it, suggests its products and offers a search everywhere', async () => {
  const words = uniqueName('Quillon')
  const here = await newProduct({ name: `${words} soap`, category: 'Health & Beauty' })
  const elsewhere = await newProduct({ name: `${words} pen`, category: 'Office Supplies & Stationery' })
  const page = await visitor()
  await signInAt(page, '/all-products', await registerPerson())
  await page.goto('/category/Health%20%26%20Beauty')
  await page.getByRole('combobox', { name: 'Search products in Health & Beauty' }).fill(words)
  await page.getByRole('option', { name: here.name }).waitFor()
  expect(await page.getByRole('option', { name: elsewhere.name }).count()).toBe(0)
  await page.getByRole('group', { name: 'In all products' }).getByRole('option').click()
  await page.waitForURL(`**/all-products?q=${words}`)
  await page.getByRole('article', { name: elsewhere.name }).waitFor()
})

test('A search keeps the category, the sort order and the view', async () => {
  const word = uniqueName('Brindle')
  const product = await newProduct({ name: `${word} lamp`, category: 'Health & Beauty' })
  const page = await visitor()
  await page.goto('/category/Health%20%26%20Beauty?sort=price-desc&view=table')
  await page.getByRole('table').waitFor()
  await search(page, word)
  await page.waitForURL(`**/category/Health%20%26%20Beauty?sort=price-desc&view=table&q=${word}`)
  await page.getByRole('row').filter({ hasText: product.name }).waitFor()
})

test('A search is cut to the server’s limit, in the search box and in an address', async () => {
  const page = await visitor()
  const category = '/category/Health%20%26%20Beauty'
  const long = 'a'.repeat(limits.search + 50)
  await page.goto(`${category}?q=${long}`)
  await page.getByText(/^Nothing found for/).waitFor()
  expect(await box(page).inputValue()).toBe('a'.repeat(limits.search))
  await page.goto(category)
  await box(page).pressSequentially(long)
  expect(await box(page).inputValue()).toBe('a'.repeat(limits.search))
  await box(page).press('Enter')
  await page.waitForURL(/q=a+$/)
  await page.getByText(/^Nothing found for/).waitFor()
})

test('A search is removed by its chip or by the search box', async () => {
  const word = uniqueName('Tundra')
  const product = await newProduct({ name: `${word} crate` })
  const page = await visitor()
  await signInAt(page, '/all-products?sort=price-asc', await registerPerson())
  const results = page.getByRole('heading', { name: `Results for “${word}”` })
  const all = page.getByRole('heading', { name: 'All Products', level: 1 })
  await search(page, word)
  await results.waitFor()
  await page.getByRole('article', { name: product.name }).waitFor()
  await page.getByRole('button', { name: `Remove filter “${word}”` }).click()
  await all.waitFor()
  expect(await box(page).inputValue()).toBe('')
  await search(page, word)
  await results.waitFor()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await all.waitFor()
  expect(new URL(page.url()).search).toBe('?sort=price-asc')
})
