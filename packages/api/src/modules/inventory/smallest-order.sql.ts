/** The minimum, rounded up to whole cartons. The index has the same expression. */
export const smallestOrder = '((min_quantity + order_multiple - 1) / order_multiple * order_multiple)'
