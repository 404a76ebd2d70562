export type PricesFormLabels = {
  price: string
  priceHint: string
  steps: string
  stepsHint: string
  save: string
  missing: string
  /** When the typed price is not a number. */
  unreadable: (typed: string) => string
  /** The title of the preview. */
  preview: string
  /** In the preview if there are no steps: one price for all quantities. */
  onePrice: (price: string) => string
  /** The errors of the default rules. */
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
