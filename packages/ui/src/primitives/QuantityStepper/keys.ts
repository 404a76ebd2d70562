type Limits = { value: number; min: number; max: number | undefined; largeStep: number }

/** Where a key of the spinbutton pattern leads; undefined for every other key, and for End without an upper stop. */
export function targetOf(key: string, { value, min, max, largeStep }: Limits) {
  const targets: Record<string, number | undefined> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + largeStep,
    PageDown: value - largeStep,
    Home: min,
    End: max,
  }
  return targets[key]
}
