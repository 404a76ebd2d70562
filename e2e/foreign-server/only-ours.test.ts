// On a foreign server with the specification's twelve calls, a member visits every page of the specification and
// finds nothing of our own features: no links, no components, no requests. New routes and components count as ours.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths, type RouteName } from '../../packages/app/src/routes.ts'
import { buyerWithOneItem } from '../support/cart.ts'
import { newProduct } from '../support/goods.ts'
import { sessionOf } from '../support/people.ts'
import { api, visitor } from '../support/visit.ts'

const specified: readonly RouteName[] = [
  ...(['home', 'login', 'register', 'forgotPassword', 'allCategories', 'category', 'aboutUs', 'product'] as const),
  ...(['allProducts', 'updateProduct', 'addProduct', 'myProducts', 'cart', 'notFound'] as const),
]
const shape = (path: string) => new RegExp(`^(/bn)?${path.replaceAll(/:[^/]+/g, '[^/]+')}/?$`)
const shapes = (names: RouteName[]) => names.map((name) => shape(paths[name]))
const all = Object.keys(paths) as RouteName[]
const ours = shapes(all.filter((name) => !specified.includes(name)))
const theirs = shapes(all.filter((name) => specified.includes(name) && name !== 'notFound'))

const twelve = [
  'GET /categories',
  'GET /products',
  'GET /products/category/:',
  'GET /products/user/:',
  'GET /products/:',
  'PATCH /products/:/quantity',
  'PATCH /products/:',
  'POST /products',
  'POST /cart',
  'GET /cart/:',
  'DELETE /cart/:',
  'POST /users',
].map((call) => new RegExp(`^${call.replaceAll(':', '[^/]+')}$`))

type Component = { name: string; slots: string[] }
const componentsOf = (library: string): Component[] =>
  JSON.parse(readFileSync(new URL(`../../packages/${library}/reference.json`, import.meta.url), 'utf8')).components
const slotsOf = (components: Component[]) => components.flatMap(({ slots }) => slots)
/** The components of trade on the specification's pages: every server has them. */
const everywhere = ['About', 'CustomerReviews', 'FeaturedBrands', 'HotDeals', 'MyProducts', 'ProductForm']
const isEverywhere = ({ name }: Component) => everywhere.includes(name)
const others = slotsOf([...componentsOf('ui'), ...componentsOf('trade').filter(isEverywhere)])
/** The components that only our server's features use. */
const trade = slotsOf(componentsOf('trade')).filter((slot) => !others.includes(slot))
/** Components of the shop that need data of our server. */
const ofOurs = slotsOf(componentsOf('ui').filter(({ name }) => /^(Price(?!$)|VerifiedMark$)/.test(name)))

let known: { session: Awaited<ReturnType<typeof sessionOf>>; cart: string; product: string; own: string; email: string }
beforeAll(async () => {
  const { person, product, cart } = await buyerWithOneItem()
  const own = await newProduct({ name: 'Own carton' }, person)
  known = { session: await sessionOf(person), cart, product: product.id, own: own.id, email: person.email }
})

let asked: string[] = []

/** The links, components and calls on the page that only our server has. */
async function findOurs(page: Page) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const slots = await page
    .locator('[data-slot]')
    .evaluateAll((all) => all.map((part) => (part as HTMLElement).dataset.slot ?? ''))
  return {
    links: links.filter((path) => ours.some((one) => one.test(path)) && !theirs.some((one) => one.test(path))),
    parts: [...new Set(slots)].filter((slot) => [...trade, ...ofOurs].includes(slot)),
    calls: asked.filter((call) => !twelve.some((one) => one.test(call))),
  }
}
const nothing = { links: [], parts: [], calls: [] }

async function member(path: string, there = 'h1') {
  asked = []
  const page = await visitor({ storageState: known.session })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // The page tries our parameters once. If the server refuses them, it filters the list itself.
    if (origin === api && request.method() !== 'OPTIONS') asked.push(`${request.method()} ${pathname}`)
  })
  await page.goto(path)
  await page.locator(there).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  return page
}

const pages: [name: string, path: () => string][] = [
  ['home', () => '/'],
  ['allCategories', () => '/all-categories'],
  ['category', () => '/category/Office%20Supplies%20%26%20Stationery'],
  ['aboutUs', () => '/about-us'],
  ['allProducts', () => '/all-products'],
  ['allProducts in a table', () => '/all-products?view=table'],
  ['product', () => `/product/${known.product}`],
  ['updateProduct', () => `/update-product/${known.own}`],
  ['addProduct', () => '/add-product'],
  ['myProducts', () => `/my-products?email=${encodeURIComponent(known.email)}`],
  ['cart', () => known.cart],
  ['notFound', () => '/no/such/page'],
]

describe.each(pages)('%s', (_, path) => {
  test('shows nothing that only our server has, also in the account menu, and sends only the twelve calls', async () => {
    const page = await member(path())
    expect(await findOurs(page)).toEqual(nothing)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor()
    expect(await findOurs(page)).toEqual(nothing)
  })
})

test('The product page and its checkout mention no cartons, offers or supplier', async () => {
  const page = await member(`/product/${known.product}`)
  await page.getByRole('button', { name: 'Buy' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.waitFor()
  expect(await findOurs(page)).toEqual(nothing)
  for (const words of [/sold by/i, /multiples of/i, /make an offer/i, /verified/i]) {
    expect(await page.getByRole('main').getByText(words).count(), String(words)).toBe(0)
  }
})

test.each(all.filter((name) => !specified.includes(name)))(
  'The page %s, opened by its address, sends only the twelve calls',
  async (name) => {
    await member(paths[name].replaceAll(/:[^/]+/g, known.own), 'main')
    expect(asked.filter((call) => !twelve.some((one) => one.test(call)))).toEqual([])
  },
)
