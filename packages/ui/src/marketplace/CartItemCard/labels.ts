export type CartItemFactsLabels = { quantity: string; minimum: string; date: string; price: string; unit: string }

export type CartItemCardLabels = CartItemFactsLabels & {
  total: string
  remove: (name: string) => { visible: string; spoken: string }
  question: { title: string; text: string; yes: string; no: string }
  /** Below the question if the purchase is an order: says that the order is cancelled. */
  cancelsOrder: string
  failure: string
}

export const english: CartItemCardLabels = {
  quantity: 'Quantity Bought',
  minimum: 'Minimum Buying Quantity',
  date: 'Bought On',
  price: 'Price',
  unit: 'unit',
  total: 'Total',
  remove: (name) => ({ visible: 'Remove', spoken: ` ${name} from cart` }),
  question: {
    title: 'Are you sure?',
    text: 'This will remove the item from your cart.',
    yes: 'Yes, remove it!',
    no: 'Cancel',
  },
  cancelsOrder: 'The order is cancelled, and its units go back to the supplier.',
  failure: 'Something went wrong.',
}
