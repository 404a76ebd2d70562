export type PriceLadderLabels = {
  caption: string
  units: string
  each: string
  save: string
  from: (units: string) => string
  chosen: string
}

export const english: PriceLadderLabels = {
  caption: 'Price by quantity',
  units: 'Units',
  each: 'Each',
  save: 'You save',
  from: (units) => `From ${units}`,
  chosen: 'Your quantity',
}
