// The seed of all random test data: always the same in `npm test`, a fresh one in `npm run fuzz`.

/** The seed of `npm test`, so that a failure repeats on every machine. */
const fixedSeed = 20_261_126

/** Reads the seed of this run from its environment. */
export function testSeed() {
  return seedFrom(process.env.TEST_SEED) ?? fixedSeed
}

/** Reads a seed from an option. fast-check needs a signed 32-bit integer. */
export function seedFrom(text: string | undefined) {
  if (text === undefined) return undefined
  const seed = Number(text)
  if (seed !== (seed | 0)) throw new Error(`A seed is a whole number of 32 bits, not “${text}”.`)
  return seed
}

/** A random seed, for runs that look for new failures. */
export function freshSeed() {
  return crypto.getRandomValues(new Int32Array(1))[0]! >>> 1
}

/** Numbers from 0 up to 1, the same sequence for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
