import { describe, expect, it } from 'vitest'
import { contrast } from '../src/brand/colour.ts'
import { pairsOf } from '../src/brand/solve.ts'
import type { Color } from '../src/brand/tokens.ts'
import { readTokens } from '../tokens/read.ts'

const { color } = readTokens()

/** Every ground that a colour is declared for, in both themes. */
const pairs = pairsOf(color)

describe('colours', () => {
  it('declare the pairs in which they are read', () => {
    expect(pairs.length).toBeGreaterThan(60)
  })

  it.each(pairs)('$token is told from $ground ($least, $theme)', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })

  it.each(['muted', 'brand', 'signal-strong', 'caution', 'success'])(
    '%s can be read as text on the page and on cards',
    (name) => {
      expect(color[name]?.extension.textOn).toEqual(expect.arrayContaining(['canvas', 'surface']))
    },
  )

  it('are measured as WCAG does', () => {
    const grey = (lightness: number): Color => ({ colorSpace: 'oklch', components: [lightness, 0, 0] })
    expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 2)
    // #777 on white is the textbook's near miss: 4.48.
    expect(contrast(grey(0.5692), grey(1))).toBeCloseTo(4.48, 1)
  })
})
