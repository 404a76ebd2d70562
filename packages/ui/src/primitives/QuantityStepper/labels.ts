export type QuantityStepperLabels = {
  decrease: string
  increase: string
  /** If a step is a carton of several units. */
  decreaseBy: (units: string) => string
  increaseBy: (units: string) => string
  atMin: (min: string) => string
  atMax: (max: string) => string
  empty: string
  unreadable: (typed: string) => string
}

export const english: QuantityStepperLabels = {
  decrease: 'One unit less',
  increase: 'One unit more',
  decreaseBy: (units) => `${units} units less`,
  increaseBy: (units) => `${units} units more`,
  atMin: (min) => `Not below ${min}`,
  atMax: (max) => `Not above ${max}`,
  empty: 'Enter a quantity',
  unreadable: (typed) => `“${typed}” is not a whole number of units`,
}
