// Rules for the quantity of a purchase, for the forms and the server. A problem is a text that can be shown.
export type PurchaseProblem = {
  code: 'below_minimum' | 'insufficient_stock' | 'order_multiple' | 'below_order_value' | 'invalid'
  title: string
  text: string
}

/** Why this quantity cannot be bought. Checks the minimum first, then the stock, then whole cartons. */
export function purchaseProblem(
  quantity: number,
  { minQuantity, mainQuantity, orderMultiple = 1 }: StockFacts,
): PurchaseProblem | null {
  if (quantity < minQuantity) return belowMinimum(minQuantity)
  if (quantity > mainQuantity) return notEnoughStock(mainQuantity)
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    return { code: 'invalid', title: 'Whole units only', text: 'Quantity must be a whole number.' }
  }
  return quantity % orderMultiple === 0 ? null : cartonProblem(quantity, { minQuantity, mainQuantity, orderMultiple })
}

type StockFacts = { minQuantity: number; mainQuantity: number; orderMultiple?: number | undefined }

/** The whole cartons just below and above a quantity, if they can be bought. */
export function cartonsAround(quantity: number, { minQuantity, mainQuantity, orderMultiple = 1 }: StockFacts) {
  const below = Math.floor(quantity / orderMultiple) * orderMultiple
  const above = below + orderMultiple
  return {
    multiple: orderMultiple,
    ...(below >= Math.max(minQuantity, 1) && { below }),
    ...(above <= mainQuantity && { above }),
  }
}

function cartonProblem(quantity: number, stocked: StockFacts): PurchaseProblem {
  return orderMultiple(cartonsAround(quantity, stocked))
}

export function orderMultiple({ multiple, below, above }: ReturnType<typeof cartonsAround>): PurchaseProblem {
  const offered = [below, above].filter((units) => units !== undefined).join(' or ')
  const text = `Order in multiples of ${multiple} units${offered && `: ${offered}`}.`
  return { code: 'order_multiple', title: 'Sold by the carton', text }
}

export function belowMinimum(minimum: number): PurchaseProblem {
  return { code: 'below_minimum', title: 'Minimum quantity required', text: `You must buy at least ${minimum} units.` }
}

export function notEnoughStock(stock: number): PurchaseProblem {
  return { code: 'insufficient_stock', title: 'Not enough stock', text: `Only ${stock} units available in stock.` }
}
