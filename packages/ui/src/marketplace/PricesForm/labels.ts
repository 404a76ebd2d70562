export type PricesFormLabels = {
  price: string
  priceHint: string
  steps: string
  stepsHint: string
  save: string
  missing: string
  /** Of what was typed for a price and is no number. */
  unreadable: (typed: string) => string
  /** Above what was understood. */
  preview: string
  /** Stands there while there are no steps: one price for any quantity. */
  onePrice: (price: string) => string
  /** Where the host brings no rules of its own. */
  rules: { price: string; step: string }
  failed: { title: string; text: string }
}

export const english: PricesFormLabels = {
  price: 'Price',
  priceHint: 'For one unit.',
  steps: 'Price breaks',
  stepsHint: 'Lower prices for larger quantities. Existing orders keep their price.',
  save: 'Save prices',
  missing: 'Price is required',
  unreadable: (typed) => `“${typed}” cannot be read as a number`,
  preview: 'What buyers will see',
  onePrice: (price) => `${price} for each unit, whatever the quantity.`,
  rules: {
    price: 'Enter a price above 0',
    step: 'Start above the previous price break, use whole cartons and lower the price',
  },
  failed: { title: 'The prices could not be saved.', text: 'Nothing has changed. Try again.' },
}
