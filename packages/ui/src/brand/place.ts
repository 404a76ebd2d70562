import { asToken, between, contrast, type Oklch, ofToken } from './colour.ts'
import type { BrandValues } from './decisions.ts'
import { template } from './template.generated.ts'
import { type Color, type Family, type Theme, type Token, valueIn } from './tokens.ts'

/** The decisions of Arot's own brand. The colours of another brand relate to its decisions as ours relate to these. */
const ours = { primary: ownOf('brand'), neutral: ownOf('ink'), accent: ownOf('signal-fill') }

const white = asToken({ l: 1, c: 0, h: 0 })

/** The limits of how much stronger or paler a family may be than ours. */
const strengths = { primary: [0, 1.6], neutral: [0, 2], accent: [0, 1.3], tile: [0.4, 1.2] } as const

/** The colour that follows from the decisions, before contrast is checked. */
export function place(name: string, token: Token<Color>, decided: BrandValues, theme: Theme): Oklch {
  const start = ofToken(valueIn(token, theme))
  const family = token.extension.follows
  if (!family) return start
  const { decision, turn, strength } = familyOf(family, decided)
  const [least, most] = strengths[name.startsWith('tile-') ? 'tile' : family]
  const followed = { l: start.l, c: start.c * between(strength, least, most), h: start.h + turn }
  return theme === 'light' && decision ? adjust(name, decision, followed) : followed
}

/** The difference in hue and the relative strength of a family compared with ours. */
export function familyOf(family: Family, { primary, neutral, accent }: BrandValues) {
  const decision = { primary, neutral: neutral ?? primary, accent }[family]
  if (!decision) return { decision: undefined, turn: 0, strength: 1 }
  const beside = family === 'neutral' && neutral === undefined ? ours.primary : ours[family]
  const strength = decision.c / beside.c
  return {
    decision: family === 'neutral' ? undefined : decision,
    turn: decision.h - beside.h,
    // A brand without a neutral of its own tints at most as strongly as ours does.
    strength: beside === ours.primary && family === 'neutral' ? Math.min(1, strength) : strength,
  }
}

/** Fills use the decided colour itself. Related colours keep their distance from it. */
function adjust(name: string, { l, c, h }: Oklch, followed: Oklch): Oklch {
  const isDark = l < 0.3
  switch (name) {
    case 'brand':
    case 'signal-fill':
      return { l, c, h }
    case 'brand-strong':
      return { l: isDark ? l + 0.12 : l - 0.08, c: c * 0.9, h }
    case 'signal-fill-strong':
      // Away from the text on it: white if that is readable, else dark.
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
