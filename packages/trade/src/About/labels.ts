export const english = {
  title: (name: string) => `About ${name}`,
  lead: (name: string) =>
    `${name} is a wholesale market for businesses: verified suppliers on one side, buyers who order by the carton on the other, and no middleman who raises the price.`,
  categories: 'Browse categories',
  categoriesText:
    'Seven categories, from electronics to stationery. Every product shows its price, its stock and its smallest order before you ask.',
  suppliers: 'Connect with suppliers',
  suppliersText:
    'You deal with the brand that makes or imports the goods. You know who sells, how buyers rate them, and who answers for what arrives.',
  deals: 'Negotiate bulk deals',
  dealsText: 'Five hundred units or a whole container: the larger the order, the better the price you can agree on.',
  call: 'Ready for your next order?',
  callText: 'Look around without an account. You need one only to buy or to sell.',
  browse: 'Browse categories',
}

export type AboutLabels = typeof english
