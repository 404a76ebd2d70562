export const english = {
  title: 'Checkout',
  perUnit: (price: string) => `${price} / unit`,
  name: 'Name',
  email: 'Email',
  quantity: 'Quantity',
  limits: (minimum: string, stock: string) => `Minimum ${minimum}, ${stock} in stock`,
  /** Under a quantity that cannot be changed any more. */
  agreed: 'As agreed',
  setToMinimum: 'Set to minimum',
  total: 'Total',
  /** Below the smallest purchase: its units, and what they cost. */
  minimumTotal: (units: string, total: string) => `Minimum ${units}: ${total}`,
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
  /** Sold by the carton; what is near and whole, as far as it can be bought. */
  broken: (carton: string, offered: string[]) => ({
    title: 'Sold by the carton',
    text: `Order in multiples of ${carton} units${offered.length ? `: ${offered.join(' or ')}` : ''}.`,
  }),
  /** Its supplier takes orders from a value on: so many units at least. */
  tooLittle: (value: string, units: string, _number: number) => ({
    title: 'Smallest order value',
    text: `This supplier takes orders of ${value} or more: at least ${units} units of this product.`,
  }),
  carton: (units: string) => `sold in cartons of ${units}`,
  /** What an order must be worth, and so many units that is, as written and as a number. */
  orderValue: (value: string, units: string, _number: number) => `orders from ${value}: ${units} units`,
  failure: { title: 'Error', text: 'Something went wrong.' },
}

export type CheckoutDialogLabels = typeof english
