import { asToken, between, contrast, type Oklch, ofToken } from './colour.ts'
import type { BrandValues } from './decisions.ts'
import { template } from './template.generated.ts'
import { type Color, type Family, type Theme, type Token, valueIn } from './tokens.ts'

/** What our own brand decided: others stand to their own colours as ours do to these. */
const ours = { primary: ownOf('brand'), neutral: ownOf('ink'), accent: ownOf('signal-fill') }

const white = asToken({ l: 1, c: 0, h: 0 })

/** How far a family goes along with a stronger or a paler colour than ours. */
const strengths = { primary: [0, 1.6], neutral: [0, 2], accent: [0, 1.3], tile: [0.4, 1.2] } as const

/** Where the decisions put a colour, before anybody asks whether it can be read. */
export function place(name: string, token: Token<Color>, decided: BrandValues, theme: Theme): Oklch {
  const start = ofToken(valueIn(token, theme))
  const family = token.extension.follows
  if (!family) return start
  const { decision, turn, strength } = familyOf(family, decided)
  const [least, most] = strengths[name.startsWith('tile-') ? 'tile' : family]
  const followed = { l: start.l, c: start.c * between(strength, least, most), h: start.h + turn }
  return theme === 'light' && decision ? adjust(name, decision, followed) : followed
}

/** How far a colour of the family turns, and how strong it is beside ours. */
export function familyOf(family: Family, { primary, neutral, accent }: BrandValues) {
  const decision = { primary, neutral: neutral ?? primary, accent }[family]
  if (!decision) return { decision: undefined, turn: 0, strength: 1 }
  const beside = family === 'neutral' && neutral === undefined ? ours.primary : ours[family]
  const strength = decision.c / beside.c
  return {
    decision: family === 'neutral' ? undefined : decision,
    turn: decision.h - beside.h,
    // Without a neutral of its own a brand tints as lightly as ours does.
    strength: beside === ours.primary && family === 'neutral' ? Math.min(1, strength) : strength,
  }
}

/** What is filled with a decision is that very colour; what belongs to it keeps its distance. */
function adjust(name: string, { l, c, h }: Oklch, followed: Oklch): Oklch {
  const isDark = l < 0.3
  switch (name) {
    case 'brand':
    case 'signal-fill':
      return { l, c, h }
    case 'brand-strong':
      return { l: isDark ? l + 0.12 : l - 0.08, c: c * 0.9, h }
    case 'signal-fill-strong':
      // Away from what is written on it: light words where they can be read, else dark ones.
      return { l: contrast(asToken({ l, c, h }), white) >= 4.6 ? l - 0.06 : l + 0.06, c: c * 0.93, h }
    case 'signal':
      return { l: l + 0.02, c, h }
    case 'signal-strong':
      return { l: l - 0.06, c: c * 0.93, h }
    default:
      return followed
  }
}

function ownOf(name: string) {
  return ofToken((template.color[name] as Token<Color>).value)
}
