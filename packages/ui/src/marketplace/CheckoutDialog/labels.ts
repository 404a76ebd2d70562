export const english = {
  title: 'Checkout',
  perUnit: (price: string) => `${price} / unit`,
  name: 'Name',
  email: 'Email',
  quantity: 'Quantity',
  limits: (minimum: string, stock: string) => `Minimum ${minimum}, ${stock} in stock`,
  /** Below a quantity that cannot be changed. */
  agreed: 'As agreed',
  setToMinimum: 'Set to minimum',
  total: 'Total',
  /** Below the smallest purchase: its units and its total. */
  minimumTotal: (units: string, total: string) => `Minimum ${units}: ${total}`,
  cancel: 'Cancel',
  confirm: 'Confirm purchase',
  /** Why the purchase is rejected, with the limit formatted and as a number. */
  tooFew: (_written: string, minimum: number) => ({
    title: 'Minimum quantity required',
    text: `You must buy at least ${minimum} units.`,
  }),
  tooMany: (_written: string, stock: number) => ({
    title: 'Not enough stock',
    text: `Only ${stock} units available in stock.`,
  }),
  /** The product is sold by the carton: suggests the nearest whole cartons that can be bought. */
  broken: (carton: string, offered: string[]) => ({
    title: 'Sold by the carton',
    text: `Order in multiples of ${carton} units${offered.length ? `: ${offered.join(' or ')}` : ''}.`,
  }),
  /** The supplier has a smallest order value: at least this many units. */
  tooLittle: (value: string, units: string, _number: number) => ({
    title: 'Smallest order value',
    text: `This supplier takes orders of ${value} or more: at least ${units} units of this product.`,
  }),
  carton: (units: string) => `sold in cartons of ${units}`,
  /** The smallest order value and the units that reach it, formatted and as a number. */
  orderValue: (value: string, units: string, _number: number) => `orders from ${value}: ${units} units`,
  failure: { title: 'Error', text: 'Something went wrong.' },
}

export type CheckoutDialogLabels = typeof english
