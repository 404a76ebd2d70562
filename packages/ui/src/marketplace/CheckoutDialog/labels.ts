export const english = {
  title: 'Checkout',
  perUnit: (price: string) => `${price} / unit`,
  name: 'Name',
  email: 'Email',
  quantity: 'Quantity',
  limits: (minimum: string, stock: string) => `Minimum ${minimum}, ${stock} in stock`,
  setToMinimum: 'Set to minimum',
  total: 'Total',
  cancel: 'Cancel',
  confirm: 'Confirm purchase',
  /** Why a purchase is not made, of the limit, written and as a number. */
  tooFew: (_written: string, minimum: number) => ({
    title: 'Minimum quantity required',
    text: `You must buy at least ${minimum} units.`,
  }),
  tooMany: (_written: string, stock: number) => ({
    title: 'Not enough stock',
    text: `Only ${stock} units available in stock.`,
  }),
  failure: { title: 'Error', text: 'Something went wrong.' },
}

export type CheckoutDialogLabels = typeof english
