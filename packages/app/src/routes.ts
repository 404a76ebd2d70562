// The only table of routes. Router, guard, server, preloads, sitemap, worker, titles and stories read it. It imports
// nothing, so every module can import it.

export type Route = {
  path: string
  /** The folder whose `route.tsx` draws it. */
  screen: string
  /** Who can open the page. Others are sent to the login. */
  access: 'public' | 'member'
  frame: 'main' | 'auth'
  /** The title in the tab. Home uses the market's name. */
  title?: string
  /** Whether search engines may index the page. */
  isIndexed: boolean
  /** The query parameters that change the content of the page. */
  query: readonly string[]
}

/** The query parameters of a list. */
const figures = ['minRating', 'minPrice', 'maxPrice', 'maxMinimum'] as const
const listing = ['q', 'brand', 'category', ...figures, 'inStock', 'available', 'verified', 'sort', 'view'] as const

const open = { access: 'public', frame: 'main', isIndexed: true, query: [] } as const
const signingIn = { ...open, frame: 'auth' } as const
const guarded = { ...open, access: 'member', isIndexed: false } as const

export const routes = {
  home: { ...open, path: '/', screen: 'catalog/home' },
  login: { ...signingIn, path: '/auth/login', screen: 'session/login', title: 'Login' },
  register: { ...signingIn, path: '/auth/register', screen: 'session/register', title: 'Register' },
  forgotPassword: {
    ...signingIn,
    path: '/auth/forgot-password',
    screen: 'session/forgot-password',
    title: 'Forgot password',
    query: ['email'],
  },
  allCategories: { ...open, path: '/all-categories', screen: 'catalog/all-categories', title: 'All Categories' },
  category: { ...open, path: '/category/:categoryName', screen: 'catalog/category', query: listing },
  aboutUs: { ...open, path: '/about-us', screen: 'shell/about-us', title: 'About Us' },
  sellHere: { ...open, path: '/sell-here', screen: 'shell/sell-here', title: 'Sell here' },
  suppliers: { ...open, path: '/suppliers', screen: 'suppliers/list', title: 'Suppliers', query: ['q'] },
  ownSupplier: { ...guarded, path: '/suppliers/me', screen: 'suppliers/own', title: 'My Supplier Page' },
  supplier: { ...open, path: '/suppliers/:id', screen: 'suppliers/detail', title: 'Supplier', query: listing },
  product: { ...guarded, path: '/product/:id', screen: 'catalog/product', title: 'Product' },
  allProducts: {
    ...guarded,
    path: '/all-products',
    screen: 'catalog/all-products',
    title: 'All Products',
    query: listing,
  },
  updateProduct: { ...guarded, path: '/update-product/:id', screen: 'catalog/update-product', title: 'Update Product' },
  changePrices: {
    ...guarded,
    path: '/update-product/:id/prices',
    screen: 'catalog/change-prices',
    title: 'Change Prices',
  },
  addProduct: { ...guarded, path: '/add-product', screen: 'catalog/add-product', title: 'Add Product' },
  myProducts: {
    ...guarded,
    path: '/my-products',
    screen: 'bulk/my-products',
    title: 'My Products',
    query: [...listing, 'email'],
  },
  importProducts: { ...guarded, path: '/my-products/import', screen: 'bulk/import-products', title: 'Import Products' },
  cart: { ...guarded, path: '/cart/:email', screen: 'orders/cart', title: 'Cart' },
  orders: {
    ...guarded,
    path: '/orders',
    screen: 'orders/list',
    title: 'Orders',
    query: ['side', 'state', 'q', 'from', 'to'],
  },
  order: { ...guarded, path: '/orders/:id', screen: 'orders/detail', title: 'Order' },
  offers: { ...guarded, path: '/offers', screen: 'offers/list', title: 'Offers', query: ['side', 'state'] },
  offer: { ...guarded, path: '/offers/:id', screen: 'offers/detail', title: 'Offer' },
  operator: {
    ...guarded,
    path: '/operator',
    screen: 'operator/verifications',
    title: 'Verifications',
    query: ['state'],
  },
  notifications: {
    ...guarded,
    path: '/notifications',
    screen: 'notifications/list',
    title: 'Notifications',
    query: ['show'],
  },
  notificationSettings: {
    ...guarded,
    path: '/notifications/settings',
    screen: 'notifications/settings',
    title: 'Notification settings',
  },
  notFound: { ...open, path: '*', screen: 'shell/not-found', title: '404', isIndexed: false },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

type Paths = { [Name in RouteName]: (typeof routes)[Name]['path'] }

/** The path patterns by route name. */
export const paths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as Paths

const withTyped = [paths.addProduct, '/update-product/', '/product/', '/cart/', '/offers/']

/** Pages that stay open when the session ends in another tab, so that typed text is not lost. */
export const outlivesSession = (pathname: string) => withTyped.some((path) => pathname.startsWith(path))

export const categoryHref = (name: string) => `/category/${encodeURIComponent(name)}`
export const productHref = ({ _id }: { _id: string }) => `/product/${encodeURIComponent(_id)}`
export const updateProductHref = ({ _id }: { _id: string }) => `/update-product/${encodeURIComponent(_id)}`
export const copyHref = ({ _id }: { _id: string }) => `${paths.addProduct}?copy=${encodeURIComponent(_id)}`
export const pricesHref = (product: { _id: string }) => `${updateProductHref(product)}/prices`
export const myProductsHref = (email: string) => `${paths.myProducts}?email=${encodeURIComponent(email)}`
export const cartHref = (email: string) => `/cart/${encodeURIComponent(email)}`
export const orderHref = ({ id }: { id: string }) => `${paths.orders}/${encodeURIComponent(id)}`
export const offerHref = ({ id }: { id: string }) => `${paths.offers}/${encodeURIComponent(id)}`
export const supplierHref = ({ id }: { id: string }) => `${paths.suppliers}/${encodeURIComponent(id)}`
export const brandHref = (brand: string) => `${paths.allProducts}?brand=${encodeURIComponent(brand)}`
export const searchHref = (words: string) => `${paths.allProducts}?q=${encodeURIComponent(words)}`

/** The document without page content. The service worker starts any page with it while offline. */
export const shellPath = '/app-shell'
