// Every address of the app, in one place: the patterns for the router, and the links that lead there.

export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  allCategories: '/all-categories',
  category: '/category/:categoryName',
  aboutUs: '/about-us',
  product: '/product/:id',
  allProducts: '/all-products',
  updateProduct: '/update-product/:id',
  addProduct: '/add-product',
  myProducts: '/my-products',
  cart: '/cart/:email',
} as const

/** Pages that stay when the session ends elsewhere: they say it themselves, and what was typed is not lost. */
export const outlivesSession = (pathname: string) => pathname === paths.addProduct || pathname.startsWith('/cart/')

export const categoryHref = (name: string) => `/category/${encodeURIComponent(name)}`
export const productHref = ({ _id }: { _id: string }) => `/product/${encodeURIComponent(_id)}`
export const updateProductHref = ({ _id }: { _id: string }) => `/update-product/${encodeURIComponent(_id)}`
export const myProductsHref = (email: string) => `${paths.myProducts}?email=${encodeURIComponent(email)}`
export const cartHref = (email: string) => `/cart/${encodeURIComponent(email)}`
export const brandHref = (brand: string) => `${paths.allProducts}?brand=${encodeURIComponent(brand)}`
export const searchHref = (words: string) => `${paths.allProducts}?q=${encodeURIComponent(words)}`
export const forgotPasswordHref = (email: string) =>
  email ? `${paths.forgotPassword}?email=${encodeURIComponent(email)}` : paths.forgotPassword

/** Where to go after signing in: a page of ours, whatever the history says. */
export function safeReturn(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home
  const here = 'https://arot.invalid'
  const there = URL.canParse(from, here) ? new URL(from, here) : null
  return there?.origin === here && !there.pathname.startsWith('/auth/') ? from : paths.home
}

/** The document without a page in it, which any page can begin with where the network is gone. */
export const shellPath = '/app-shell'
