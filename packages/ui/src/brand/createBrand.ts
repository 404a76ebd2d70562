import { asToken, difference, hex, ofToken } from './colour.ts'
import { type BrandDecisions, type BrandValues, readDecisions } from './decisions.ts'
import { familyOf } from './place.ts'
import { type Correction, type Pair, pairsOf, solve } from './solve.ts'
import { template } from './template.generated.ts'
import { type Dimension, type Shadow, type Token, type Tokens, valueIn } from './tokens.ts'

export type Brand = {
  name: string
  mark: string | undefined
  /** The density of control heights; undefined leaves it to the page. */
  density: 'comfortable' | 'compact' | undefined
  tokens: Tokens
  /** The decided colours that had to change to be readable. */
  corrections: Correction[]
  /** Decisions that are readable but could confuse, in words. */
  warnings: string[]
  /** Every pair of colours that must be readable, with its contrast ratio. */
  pairs: Pair[]
}

/** The radii of a tile, a card and the hero, relative to a control. */
const roundness = { control: 1, tile: 1.5, card: 2, hero: 3 }
/** The first family that every brand shares: families for other scripts follow it, then system fonts. */
const otherScripts = 'Noto Sans Bengali Variable'
/** Colours closer than this (CIEDE2000) look the same. */
const leastDifference = 15
/** The maximum chroma of a neutral. Of a stronger colour, only a trace is used. */
const mostNeutral = 0.04

/** Makes a complete set of tokens, light and dark, from a few decisions. Every pair of colours is readable. */
export function createBrand(decisions: BrandDecisions): Brand {
  const decided = readDecisions(decisions)
  const light = solve(decided, 'light')
  const dark = solve(decided, 'dark')
  const tokens: Tokens = {
    ...template,
    color: each(template.color, ({ extension, ...token }, name) => ({
      ...token,
      value: light.colors[name] ?? token.value,
      extension: { ...extension, dark: dark.colors[name] ?? token.value },
    })),
    shadow: each(template.shadow, (token) => shadowOf(token, decided)),
    font: each(template.font, (token, name) => ({ ...token, value: familiesOf(token.value, decided, name) })),
    radius: each(template.radius, (token, name) => ({ ...token, value: radiusOf(token.value, decided, name) })),
  }
  return {
    name: decided.name,
    mark: decided.mark,
    density: decided.density,
    tokens,
    corrections: light.corrections,
    warnings: warningsOf(tokens, decided),
    pairs: pairsOf(tokens.color),
  }
}

function warningsOf({ color }: Tokens, { neutral }: BrandValues) {
  const { brand, 'signal-fill': attention } = color
  const areAlike =
    brand &&
    attention &&
    (['light', 'dark'] as const).some(
      (theme) => difference(valueIn(brand, theme), valueIn(attention, theme)) < leastDifference,
    )
  return [
    areAlike && 'What needs attention looks like an action: let primary and accent differ more.',
    neutral && neutral.c > mostNeutral && `Of the neutral only a trace is taken: ${hex(asToken(neutral))} is a colour.`,
  ].filter((warning) => typeof warning === 'string')
}

function shadowOf(token: Token<Shadow[]>, decided: BrandValues): Token<Shadow[]> {
  const { turn } = familyOf('neutral', decided)
  const turnShadows = (layers: Shadow[]) =>
    layers.map(({ color, ...layer }) => {
      const { l, c, h } = ofToken(color)
      return { ...layer, color: asToken({ l, c, h: h + turn }, color.alpha) }
    })
  const { dark } = token.extension
  return { ...token, value: turnShadows(token.value), extension: dark ? { dark: turnShadows(dark) } : {} }
}

/** The brand's font families, then those that every brand shares. */
function familiesOf(own: string[], { fonts }: BrandValues, name: string) {
  const first = name === 'display' ? (fonts.display ?? fonts.sans) : fonts.sans
  return first ? [...first, ...own.slice(own.indexOf(otherScripts))] : own
}

function radiusOf(own: Dimension, { radius }: BrandValues, name: string) {
  return radius === undefined ? own : { ...own, value: radius * (roundness[name as keyof typeof roundness] ?? 1) }
}

function each<V>(group: Record<string, Token<V>>, change: (token: Token<V>, name: string) => Token<V>) {
  return Object.fromEntries(Object.entries(group).map(([name, token]) => [name, change(token, name)]))
}
