import { describe, expect, it } from 'vitest'
import { contrast } from '../tokens/contrast.ts'
import { type Color, readTokens } from '../tokens/read.ts'

const { color } = readTokens()
const themes = ['light', 'dark'] as const

/** WCAG 2.2 AA. */
const least = { textOn: 4.5, controlOn: 3 }

/** Every ground that a colour is declared for, in both themes. */
const pairs = Object.entries(color).flatMap(([name, { extension }]) =>
  (['textOn', 'controlOn'] as const).flatMap((use) =>
    (extension[use] ?? []).flatMap((ground) => themes.map((theme) => ({ name, ground, use, theme }))),
  ),
)

describe('colours', () => {
  it('declare the pairs in which they are read', () => {
    expect(pairs.length).toBeGreaterThan(60)
  })

  it.each(pairs)('$name is told from $ground ($use, $theme)', ({ name, ground, use, theme }) => {
    expect(contrast(of(name, theme), of(ground, theme))).toBeGreaterThanOrEqual(least[use])
  })

  it.each(['muted', 'brand', 'signal-strong', 'caution'])('%s can be read as text on the page and on cards', (name) => {
    expect(color[name]?.extension.textOn).toEqual(expect.arrayContaining(['canvas', 'surface']))
  })

  it('measures black on white as WCAG does', () => {
    const grey = (lightness: number): Color => ({ colorSpace: 'oklch', components: [lightness, 0, 0] })
    expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 2)
    // #777 on white is the textbook's near miss: 4.48.
    expect(contrast(grey(0.5692), grey(1))).toBeCloseTo(4.48, 1)
  })
})

function of(name: string, theme: (typeof themes)[number]): Color {
  const token = color[name]
  if (!token) throw new Error(`No colour is called ${name}`)
  return theme === 'dark' ? (token.extension.dark ?? token.value) : token.value
}
