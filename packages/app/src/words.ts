// Titles and descriptions of the pages: for the tab, for search engines and for the links that people share.
import { paths } from './addresses.ts'

export const titles: Record<string, string | undefined> & { notFound: string } = {
  [paths.login]: 'Login',
  [paths.register]: 'Register',
  [paths.forgotPassword]: 'Forgot password',
  [paths.allCategories]: 'All Categories',
  [paths.aboutUs]: 'About Us',
  [paths.product]: 'Product',
  [paths.allProducts]: 'All Products',
  [paths.updateProduct]: 'Update Product',
  [paths.addProduct]: 'Add Product',
  [paths.myProducts]: 'My Products',
  [paths.cart]: 'Cart',
  notFound: '404',
}

const market =
  'Browse wholesale products in seven categories, see price, stock and minimum order, and buy direct from verified suppliers.'

const own: Record<string, string> = {
  [paths.login]: 'Log in to see products in detail, to buy and to sell.',
  [paths.register]: 'One account to buy and to sell in bulk.',
  [paths.forgotPassword]: 'Have a link sent that sets a new password.',
  [paths.allCategories]: 'Every category of the market, from electronics to stationery.',
  [paths.aboutUs]: 'Browse categories, connect with suppliers and negotiate bulk deals.',
}

export const descriptions = {
  market,
  of: (path: string) => own[path] ?? market,
  category: (name: string) => `${name} in bulk: prices, stock and minimum orders of every supplier.`,
}
