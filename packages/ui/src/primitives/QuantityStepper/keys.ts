type Limits = { value: number; min: number; max: number | undefined; step: number; largeStep: number }

/** The next multiple of the step, up or down. */
export const stepUp = (value: number, step: number) => (Math.floor(value / step) + 1) * step
export const stepDown = (value: number, step: number, least: number) =>
  Math.max(least, (Math.ceil(value / step) - 1) * step)

/** The first multiple of the step from the minimum on: with a minimum of 5 and cartons of 12, it is 12. Never −0. */
export const leastStep = (min: number, step: number) => Math.ceil(min / step) * step + 0

/** The quantity after a key of the spinbutton pattern; undefined for other keys, and for End without a maximum. */
export function targetOf(key: string, { value, min, max, step, largeStep }: Limits) {
  const least = leastStep(min, step)
  /** Keys that go down never raise a quantity between the minimum and the first whole step. */
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
