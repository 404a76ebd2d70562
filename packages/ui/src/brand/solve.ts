import { asToken, contrast, hex, ofToken } from './colour.ts'
import type { BrandValues } from './decisions.ts'
import { place } from './place.ts'
import { template } from './template.generated.ts'
import { type Color, type Theme, type Token, type Tokens, valueIn } from './tokens.ts'

/** Two colours, one read on the other. */
export type Pair = { token: string; ground: string; theme: Theme; ratio: number; least: number }

export type Correction = {
  decision: 'primary'
  /** The requested and the resulting colour, in hexadecimal form. */
  from: string
  to: string
  because: string
}

/** WCAG 2.2 AA: text, and controls or meaningful graphics. */
const least = { textOn: 4.5, controlOn: 3 }
const uses = ['textOn', 'controlOn'] as const
const themes = ['light', 'dark'] as const
const steps = 200

/** Every pair of colours that the tokens declare as readable, in both themes. */
export function pairsOf(color: Tokens['color']): Pair[] {
  return Object.entries(color).flatMap(([name, token]) =>
    promises(token).flatMap((promise) =>
      themes.map((theme) => ({
        token: name,
        ...promise,
        theme,
        ratio: contrast(valueIn(token, theme), valueIn(color[promise.ground] as Token<Color>, theme)),
      })),
    ),
  )
}

/** Places each colour, then makes it lighter or darker until it is readable on its grounds. */
export function solve(decided: BrandValues, theme: Theme) {
  const colors: Record<string, Color> = {}
  const corrections: Correction[] = []

  for (const name of Object.keys(template.color)) colorOf(name)
  return { colors, corrections }

  function colorOf(name: string): Color {
    const token = template.color[name] as Token<Color>
    colors[name] ??= settle(name, token)
    return colors[name]
  }

  function settle(name: string, token: Token<Color>) {
    const start = asToken(place(name, token, decided, theme), valueIn(token, theme).alpha)
    const grounds = promises(token).map(({ ground, least }) => ({ ground, least, color: colorOf(ground) }))
    const failing = grounds.find(({ color, least }) => contrast(start, color) < least)
    if (!failing) return start
    const readable = byDistance(start).find((color) => grounds.every((on) => contrast(color, on.color) >= on.least))
    if (!readable) throw new Error(`${name} can be read on none of its grounds at once (${theme})`)
    if (name === 'brand' && theme === 'light') {
      const had = `${contrast(start, failing.color).toFixed(1)} of ${failing.least}`
      corrections.push({
        decision: 'primary',
        from: hex(start),
        to: hex(readable),
        because: `on ${failing.ground} its contrast was ${had}`,
      })
    }
    return readable
  }
}

function promises({ extension }: Token<Color>) {
  return uses.flatMap((use) => (extension[use] ?? []).map((ground) => ({ ground, least: least[use] })))
}

/** The colour in every lightness, closest first. */
function byDistance(start: Color) {
  const { l: from, c, h } = ofToken(start)
  return Array.from({ length: steps + 1 }, (_, step) => step / steps)
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from))
    .map((l) => asToken({ l, c, h }))
}
