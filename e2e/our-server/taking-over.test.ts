// Every address as the server sends it, for visitors and members in another time zone: the app hydrates it without
// changes.
import type { BrowserContextOptions } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { buyerWithOneItem } from '../support/cart.ts'
import { sessionOf } from '../support/people.ts'
import { restful, visitor } from '../support/visit.ts'

let known: { cart: string; product: string; session: Awaited<ReturnType<typeof sessionOf>> }

beforeAll(async () => {
  const { person, product, cart } = await buyerWithOneItem()
  known = { cart, product: product.id, session: await sessionOf(person) }
})

const addresses = [
  '/',
  '/About-Us',
  '/all-categories',
  '/category/Health%20%26%20Beauty',
  '/CATEGORY/Health%20%26%20Beauty',
  '/all-products',
  '/All-Products',
  '/product/{id}',
  '/update-product/{id}',
  '/add-product',
  '/my-products',
  '{cart}',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password?email=a%40b.example',
  '/no/such',
  '/bn',
  '/bn/',
  '/bn/category/Health%20%26%20Beauty',
  '/bn/all-products',
  '/bn/product/{id}',
  '/bn{cart}',
  '/bn/auth/login',
  '/bn/no/such',
]

/** Lists depend on the query and are opened without it too. Other pages have to ignore it. */
const search = 'q=laptop&view=table&sort=price-asc&available=true'
const isList = (address: string) => /category\/|all-products/i.test(address)

/** Not the server's time zone, theme or language. */
const elsewhere: BrowserContextOptions = { timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark', locale: 'de-DE' }

describe.for(['nobody', 'a member'] as const)('For %s', (who) => {
  test.for(addresses)('%s hydrates without console errors, with any query', async (address) => {
    const storageState = who === 'a member' ? known.session : undefined
    const page = await restful(await visitor({ ...elsewhere, storageState, serviceWorkers: 'block' }))
    const complaints: string[] = []
    page.on('console', (message) => {
      // A page that takes long to load registers its service worker, which this context blocks.
      const isExpected = /^Failed to load resource|^Service Worker registration blocked/.test(message.text())
      if (/^(error|warning)$/.test(message.type()) && !isExpected) complaints.push(message.text())
    })
    page.on('pageerror', ({ message }) => complaints.push(message))
    const path = address.replace('{id}', known.product).replace('{cart}', known.cart)
    for (const more of isList(address) ? ['', search] : [search]) {
      await page.goto(more ? `${path}${path.includes('?') ? '&' : '?'}${more}` : path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      expect(complaints, page.url()).toEqual([])
    }
  })
})
