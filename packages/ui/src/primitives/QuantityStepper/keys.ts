type Limits = { value: number; min: number; max: number | undefined; step: number; largeStep: number }

/** The next whole step from here, in either direction. */
export const stepUp = (value: number, step: number) => (Math.floor(value / step) + 1) * step
export const stepDown = (value: number, step: number, least: number) =>
  Math.max(least, (Math.ceil(value / step) - 1) * step)

/** The first whole step from the minimum on: with a minimum of 5 in cartons of 12 it is 12. Never −0. */
export const leastStep = (min: number, step: number) => Math.ceil(min / step) * step + 0

/** Where a key of the spinbutton pattern leads; undefined for every other key, and for End without an upper stop. */
export function targetOf(key: string, { value, min, max, step, largeStep }: Limits) {
  const least = leastStep(min, step)
  /** Never more than there is, where that can be bought though it is less than the first whole step. */
  const below = (target: number) => (value >= min ? Math.min(value, target) : target)
  const targets: Record<string, number | undefined> = {
    ArrowUp: stepUp(value, step),
    ArrowDown: below(stepDown(value, step, least)),
    PageUp: stepUp(value + (largeStep - 1) * step, step),
    PageDown: below(stepDown(value - (largeStep - 1) * step, step, least)),
    Home: least,
    End: max,
  }
  return targets[key]
}
