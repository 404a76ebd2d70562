// Raw colours with names of their own, so that roles can refer to them: `brand` and other roles refer to `primary/540`.
import { type Color, inCss, type Token, type Tokens, valueIn } from './tokens.ts'

export type Swatch = { family: string; step: string; color: Color }

const themes = ['light', 'dark'] as const

/** The colours of each family by darkness, from 0 to 1000, without duplicates. */
export function paletteOf({ color }: Tokens) {
  const swatches = new Map<string, Swatch>()
  const usedNames = new Set<string>()
  for (const [name, token] of Object.entries(color)) {
    for (const value of themes.map((theme) => valueIn(token, theme))) {
      if (swatches.has(inCss.color(value))) continue
      const family = familyOf(name, token)
      const step = free(family, String(Math.round((1 - value.components[0]) * 1000)))
      usedNames.add(`${family}/${step}`)
      swatches.set(inCss.color(value), { family, step, color: value })
    }
  }
  return {
    swatches: [...swatches.values()],
    of: (color: Color) => swatches.get(inCss.color(color)) as Swatch,
  }

  function free(family: string, step: string): string {
    const letter = ['', ...'bcdefghij'].find((one) => !usedNames.has(`${family}/${step}${one}`))
    return `${step}${letter ?? ''}`
  }
}

function familyOf(name: string, { extension }: Token<Color>) {
  if (name.startsWith('tile-')) return 'ground'
  return extension.follows ?? 'fixed'
}
