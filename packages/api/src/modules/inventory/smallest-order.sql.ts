/** The minimum, rounded up to whole cartons: written as its index is. */
export const smallestOrder = '((min_quantity + order_multiple - 1) / order_multiple * order_multiple)'
