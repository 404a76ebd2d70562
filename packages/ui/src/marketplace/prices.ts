import { availability, type Product, smallestOrder } from './product.ts'

/** The fields that decide the price of a quantity. */
type PriceTerms = Pick<Product, 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks'>

/** The price of a unit at a quantity. */
export function unitPriceAt({ price, priceBreaks = [] }: Omit<PriceTerms, 'minQuantity'>, quantity: number) {
  return priceBreaks.findLast(({ from }) => from <= quantity)?.price ?? price
}

/** The smallest quantity that satisfies the minimum, the carton and the supplier's smallest order value. */
export function smallestPurchase(product: PriceTerms & Pick<Product, 'supplier'>) {
  const { orderMultiple = 1, priceBreaks = [], supplier } = product
  const value = supplier?.smallestOrderValue ?? 0
  const whole = (units: number) => Math.ceil(units / orderMultiple) * orderMultiple
  const steps = [{ from: smallestOrder(product), price: product.price }, ...priceBreaks]
  for (const [index, { from, price }] of steps.entries()) {
    if (!(price > 0)) break
    // Rounded down, so that a floating-point error does not skip a quantity that is just enough.
    let units = whole(Math.max(from, Math.floor(value / price)))
    while (totalOf(price, units) < value) units += orderMultiple
    const next = steps[index + 1]
    if (next === undefined || units < next.from) return units
  }
  return smallestOrder(product)
}

/** Like `availability`, but stock below the smallest purchase is `short`, even if it fills the minimum. */
export function purchaseAvailability(product: Product) {
  return availability({ ...product, minQuantity: smallestPurchase(product) })
}

/** The units missing until the next lower price, and that price. */
export function nextBreak({ priceBreaks = [] }: Pick<Product, 'priceBreaks'>, quantity: number) {
  const next = priceBreaks.find(({ from }) => from > quantity)
  return next && { more: next.from - quantity, price: next.price }
}

/**
 * The index of the first invalid price break, or -1. Each must begin later than the one before, at whole cartons, and
 * cost less.
 */
export function wrongStep({ price, minQuantity, orderMultiple = 1, priceBreaks = [] }: PriceTerms) {
  return priceBreaks.findIndex((step, index) => {
    const before = priceBreaks[index - 1] ?? { from: minQuantity, price }
    const isLater = Number.isInteger(step.from) && step.from > before.from && step.from % orderMultiple === 0
    return !isLater || step.price <= 0 || step.price >= before.price
  })
}

/** The price of all units, without floating-point errors. */
export function totalOf(unitPrice: number, units: number) {
  const decimals = (String(unitPrice).split('.')[1] ?? '').length
  return (Math.round(unitPrice * 10 ** decimals) * units) / 10 ** decimals
}
