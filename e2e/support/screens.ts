import type { Page } from 'playwright'
import { buyerWithOneItem } from './cart.ts'
import { newProduct, read } from './goods.ts'
import { makeOffer } from './offers.ts'
import { lastOrderOf } from './orders.ts'
import { sessionOf } from './people.ts'

type Session = Awaited<ReturnType<typeof sessionOf>>

export type Screen = {
  /** Its route in the specification. */
  route: string
  path: (fixture: Fixture) => string
  /** The screen is ready when this heading is there. */
  heading: string | RegExp
  /** Public screens are opened without a session. */
  isProtected?: boolean
}

export type Fixture = {
  email: string
  productId: string
  productName: string
  ownId: string
  supplierId: string
  orderId: string
  offerId: string
  session: Session
}

/** A member with a product and an item in the cart, so that no page is empty. */
export async function createMember(): Promise<Fixture> {
  const { person, product } = await buyerWithOneItem()
  const own = await newProduct({ name: 'Own carton' }, person)
  return {
    email: person.email,
    productId: product.id,
    productName: product.name,
    ownId: own.id,
    supplierId: (await read<{ supplier: { id: string } }>(`/products/${own.id}`)).supplier.id,
    orderId: await lastOrderOf(person),
    offerId: await makeOffer(person, product, product.minQuantity, product.price / 2),
    session: await sessionOf(person),
  }
}

/** Every screen of the specification, and those around a purchase. */
export const screens: Screen[] = [
  { route: '/', path: () => '/', heading: 'Hot Deals' },
  { route: '/auth/login', path: () => '/auth/login', heading: 'Login' },
  { route: '/auth/register', path: () => '/auth/register', heading: 'Register' },
  { route: '/auth/forgot-password', path: () => '/auth/forgot-password', heading: 'Forgot password' },
  { route: '/all-categories', path: () => '/all-categories', heading: 'All Categories' },
  {
    route: '/category/{categoryName}',
    path: () => '/category/Health%20%26%20Beauty',
    heading: 'Health & Beauty',
  },
  { route: '/suppliers', path: () => '/suppliers', heading: 'Suppliers' },
  { route: '/sell-here', path: () => '/sell-here', heading: 'Sell here' },
  { route: '/suppliers/{id}', path: ({ supplierId }) => `/suppliers/${supplierId}`, heading: 'Products' },
  { route: '/suppliers/me', path: () => '/suppliers/me', heading: 'Verification', isProtected: true },
  { route: '/operator', path: () => '/operator', heading: 'Verifications', isProtected: true },
  { route: '/about-us', path: () => '/about-us', heading: /./ },
  {
    route: '/product/{id}',
    path: ({ productId }) => `/product/${productId}`,
    heading: /^Test carton/,
    isProtected: true,
  },
  { route: '/all-products', path: () => '/all-products', heading: 'All Products', isProtected: true },
  {
    route: '/all-products in a table',
    path: () => '/all-products?view=table',
    heading: 'All Products',
    isProtected: true,
  },
  {
    route: '/update-product/{id}',
    path: ({ productId }) => `/update-product/${productId}`,
    heading: 'Update Product',
    isProtected: true,
  },
  {
    route: '/update-product/{id}/prices',
    path: ({ ownId }) => `/update-product/${ownId}/prices`,
    heading: 'Change Prices',
    isProtected: true,
  },
  { route: '/add-product', path: () => '/add-product', heading: 'Add Product', isProtected: true },
  { route: '/my-products', path: () => '/my-products', heading: 'My Products', isProtected: true },
  {
    route: '/cart/{email}',
    path: ({ email }) => `/cart/${encodeURIComponent(email)}`,
    heading: 'Your Cart',
    isProtected: true,
  },
  { route: '/orders', path: () => '/orders', heading: 'Orders', isProtected: true },
  { route: '/orders/{id}', path: ({ orderId }) => `/orders/${orderId}`, heading: /^Test carton/, isProtected: true },
  { route: '/offers', path: () => '/offers', heading: 'Offers', isProtected: true },
  { route: '/offers/{id}', path: ({ offerId }) => `/offers/${offerId}`, heading: /^Test carton/, isProtected: true },
  { route: '/notifications', path: () => '/notifications', heading: 'Notifications', isProtected: true },
  {
    route: '/notifications/settings',
    path: () => '/notifications/settings',
    heading: 'Notification settings',
    isProtected: true,
  },
  { route: 'any other path', path: () => '/no/such/page', heading: '404- Page Not Found' },
]

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, { path, heading }: Screen, fixture: Fixture) {
  await page.goto(path(fixture))
  await page.getByRole('heading', { name: heading }).first().waitFor()
  // A part that still loads has a placeholder and no heading.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.getByRole('main').waitFor()
}
