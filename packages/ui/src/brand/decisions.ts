import { type Oklch, parseColor } from './colour.ts'

/** The decisions of a brand. Everything else follows from them. */
export type BrandDecisions = {
  /** The name of the brand in the generated files. */
  name?: string | undefined
  /** The colour of actions, selections, focus, the hero and picture backgrounds. Any CSS colour. */
  primary: string
  /** The tint of pages, text and lines. Defaults to a trace of the primary colour. */
  neutral?: string | undefined
  /** The colour of errors, counts and destructive actions. Defaults to Arot's red. */
  accent?: string | undefined
  /** The radius of a control in px, 0 to 16. The radii of tiles, cards and the hero grow with it. */
  radius?: number | undefined
  /** Font families; the first available one is used. The page has to load them. */
  fonts?:
    | { sans?: string | readonly string[] | undefined; display?: string | readonly string[] | undefined }
    | undefined
  /** The density, which decides the height of controls. */
  density?: 'comfortable' | 'compact' | undefined
  /** The address of the logo: a square picture, shown at 32 px beside the name. */
  mark?: string | undefined
}

/** Invalid decisions, with a message for the person who made them. */
export class BrandError extends Error {
  override name = 'BrandError'
}

const keys = ['name', 'primary', 'neutral', 'accent', 'radius', 'fonts', 'density', 'mark']
const densities = ['comfortable', 'compact'] as const
const mostRadius = 16
const family = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u
const title = /^[\p{L}\p{N}][\p{L}\p{N} .,&'’_-]{0,63}$/u

export type BrandValues = {
  name: string
  primary: Oklch
  neutral: Oklch | undefined
  accent: Oklch | undefined
  radius: number | undefined
  fonts: { sans?: string[] | undefined; display?: string[] | undefined }
  density: 'comfortable' | 'compact' | undefined
  mark: string | undefined
}

/** Validates decisions from any source: a file, a form, a command line. */
export function readDecisions(input: unknown): BrandValues {
  const decisions = record(input, 'a brand')
  for (const key of Object.keys(decisions)) {
    if (!keys.includes(key)) throw new BrandError(`a brand does not decide “${key}”: it decides ${keys.join(', ')}`)
  }
  const { name, primary, neutral, accent, radius, fonts, density, mark } = decisions
  return {
    name: name === undefined ? 'Brand' : matching('name', name, title, 'words of at most 64 letters'),
    primary: colour('primary', primary),
    neutral: neutral === undefined ? undefined : colour('neutral', neutral),
    accent: accent === undefined ? undefined : colour('accent', accent),
    radius: radius === undefined ? undefined : radiusOf(radius),
    fonts: fonts === undefined ? {} : fontsOf(record(fonts, 'fonts')),
    density: density === undefined ? undefined : densityOf(density),
    mark: mark === undefined ? undefined : matching('mark', mark, /^\S[^\n\r]{0,2047}$/, 'the address of a picture'),
  }
}

function record(value: unknown, what: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BrandError(`${what} is an object, not ${describe(value)}`)
  }
  return value as Record<string, unknown>
}

function colour(key: string, value: unknown) {
  const parsed = typeof value === 'string' ? parseColor(value) : undefined
  if (!parsed) throw new BrandError(`${key} is a CSS colour without transparency, not ${describe(value)}`)
  return parsed
}

function radiusOf(value: unknown) {
  if (typeof value !== 'number' || !(value >= 0 && value <= mostRadius)) {
    throw new BrandError(`radius is a number of px from 0 to ${mostRadius}, not ${describe(value)}`)
  }
  return value
}

function densityOf(value: unknown) {
  const density = densities.find((one) => one === value)
  if (!density) throw new BrandError(`density is ${densities.join(' or ')}, not ${describe(value)}`)
  return density
}

function fontsOf({ sans, display, ...others }: Record<string, unknown>) {
  const other = Object.keys(others)[0]
  if (other !== undefined) throw new BrandError(`fonts are sans and display, not “${other}”`)
  return { sans: families('fonts.sans', sans), display: families('fonts.display', display) }
}

function families(key: string, value: unknown) {
  if (value === undefined) return undefined
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw new BrandError(`${key} names no family`)
  return list.map((one) => matching(key, one, family, 'the name of a family'))
}

function matching(key: string, value: unknown, pattern: RegExp, expected: string) {
  if (typeof value !== 'string' || !pattern.test(value)) {
    throw new BrandError(`${key} is ${expected}, not ${describe(value)}`)
  }
  return value
}

function describe(value: unknown) {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
}
