// Colour arithmetic with culori. Independent of brands.
import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  useMode as know,
  modeHsl,
  modeHwb,
  modeLab,
  modeLab65,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from 'culori/fn'
import type { Color } from './tokens.ts'

export type Oklch = { l: number; c: number; h: number }

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLab65, modeLch, modeOklab, modeOklch]) know(mode)
const toOklch = converter('oklch')
const toRgb = converter('rgb')
const ciede2000 = differenceCiede2000()

/** Parses any opaque CSS colour, as close as sRGB can show it. */
export function parseColor(text: string): Oklch | undefined {
  const parsed = parse(text.trim())
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined
  const { l, c, h } = toOklch(clampChroma(parsed, 'oklch'))
  return { l, c, h: h ?? 0 }
}

/** The colour as a token: inside sRGB, rounded to the precision of its hexadecimal form. */
export function asToken({ l, c, h }: Oklch, alpha?: number): Color {
  const clamped = clampChroma({ mode: 'oklch', l: between(l, 0, 1), c: Math.max(0, c), h }, 'oklch')
  const components: Color['components'] = [digits(clamped.l, 4), digits(clamped.c, 4), digits((h + 360) % 360, 2)]
  return { colorSpace: 'oklch', components, ...(alpha === undefined ? {} : { alpha }) }
}

export function ofToken({ components: [l, c, h] }: Color): Oklch {
  return { l, c, h }
}

/** The contrast ratio of WCAG 2 between two opaque colours, rounded as a screen rounds them. */
export function contrast(one: Color, other: Color) {
  return wcagContrast(hex(one), hex(other))
}

/** The perceived difference of two colours (CIEDE2000). */
export const difference = (one: Color, other: Color) => ciede2000(culori(one), culori(other))

export function hex(color: Color) {
  return formatHex(culori(color))
}

/** Red, green and blue from 0 to 1. */
export function rgb(color: Color) {
  const { r, g, b } = toRgb(culori(color))
  return { r: between(r, 0, 1), g: between(g, 0, 1), b: between(b, 0, 1), a: color.alpha ?? 1 }
}

function culori({ components: [l, c, h] }: Color) {
  return { mode: 'oklch', l, c, h } as const
}

export function between(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value))
}

function digits(value: number, count: number) {
  return Number(value.toFixed(count))
}
