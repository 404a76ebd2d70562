export const english = {
  main: 'Main',
  more: 'More',
  language: 'Language',
  dark: 'Dark mode',
  login: 'Login',
  logOut: 'Log Out',
  account: (name: string) => `Account of ${name}`,
  /** With the number of items, formatted and as a number, or without. */
  cart: (count?: string, number?: number) => (count ? `Cart, ${count} ${number === 1 ? 'item' : 'items'}` : 'Cart'),
}

export type NavBarLabels = typeof english
