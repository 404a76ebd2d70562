type Limits = { value: number; min: number; max: number | undefined; step: number; largeStep: number }

/** The next whole step from here, in either direction. */
export const stepUp = (value: number, step: number) => (Math.floor(value / step) + 1) * step
export const stepDown = (value: number, step: number) => Math.max(step, (Math.ceil(value / step) - 1) * step)

/** Where a key of the spinbutton pattern leads; undefined for every other key, and for End without an upper stop. */
export function targetOf(key: string, { value, min, max, step, largeStep }: Limits) {
  const targets: Record<string, number | undefined> = {
    ArrowUp: stepUp(value, step),
    ArrowDown: stepDown(value, step),
    PageUp: stepUp(value + (largeStep - 1) * step, step),
    PageDown: stepDown(value - (largeStep - 1) * step, step),
    Home: min,
    End: max,
  }
  return targets[key]
}
