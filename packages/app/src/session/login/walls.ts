import type { RouteName } from '../../routes.ts'

/** Explains at the login which page needs it. */
export const walls: Partial<Record<RouteName, string>> = {
  product: 'Log in to see this product.',
  allProducts: 'Log in to see all products.',
  updateProduct: 'Log in to update this product.',
  changePrices: 'Log in to change these prices.',
  addProduct: 'Log in to add a product.',
  myProducts: 'Log in to see your products.',
  importProducts: 'Log in to import products.',
  cart: 'Log in to see your cart.',
  orders: 'Log in to see your orders.',
  order: 'Log in to see this order.',
  offers: 'Log in to see your offers.',
  offer: 'Log in to see this offer.',
  notifications: 'Log in to see your notifications.',
  notificationSettings: 'Log in to choose which emails you get.',
}
