import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { arot, BrandError, brandCss, createBrand, designTokens, figmaVariables } from '../src/brand/brand.ts'
import { difference, hex, parseColor } from '../src/brand/colour.ts'

const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => `rgb(${rgb.join(' ')})`)

describe('createBrand', () => {
  it('keeps a readable colour unchanged', () => {
    const { tokens, corrections } = createBrand({ primary: '#0b5cad' })
    expect(corrections).toEqual([])
    expect(hex(tokens.color.brand!.value)).toBe('#0b5cad')
  })

  it('corrects an unreadable colour, and reports it', () => {
    const { tokens, corrections } = createBrand({ primary: '#f4a300' })
    expect(corrections).toEqual([
      expect.objectContaining({ decision: 'primary', from: '#f4a300', to: hex(tokens.color.brand!.value) }),
    ])
    expect(corrections[0]?.because).toMatch(/^on canvas its contrast was 2\.0 of 4\.5$/)
  })

  it('makes every pair readable, for any decisions', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour), fc.option(anyColour), (primary, neutral, accent) => {
        const { pairs } = createBrand({ primary, ...(neutral && { neutral }), ...(accent && { accent }) })
        expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('reproduces our own brand from its decisions', () => {
    const own = createBrand({ primary: `oklch(${arot.tokens.color.brand!.value.components.join(' ')})` }).tokens.color
    const apart = Object.entries(arot.tokens.color).map(
      ([name, token]) => [name, difference(own[name]!.value, token.value)] as const,
    )
    // A screen shows less green than two of our colours need.
    expect(apart.filter(([, difference]) => difference > 3)).toEqual([])
  })

  it('derives the hero, backgrounds, radii and fonts', () => {
    const { tokens } = createBrand({ primary: '#7b2d8e', radius: 4, fonts: { sans: 'Public Sans' } })
    const hueOf = (name: string) => tokens.color[name]!.value.components[2]
    const { h } = parseColor('#7b2d8e')!
    expect(hueOf('hero-from')).toBeCloseTo(h, 0)
    expect(Math.abs(hueOf('tile-mint-to') - h)).toBeLessThan(5)
    expect(Object.values(tokens.radius).map(({ value }) => value.value)).toEqual([4, 6, 8, 12])
    expect(tokens.font.display!.value[0]).toBe('Public Sans')
  })

  it('warns about readable colours that could confuse', () => {
    expect(createBrand({ primary: '#c8102e' }).warnings).toEqual([expect.stringMatching(/looks like an action/)])
    expect(createBrand({ primary: '#0b5cad', neutral: '#3366ff' }).warnings).toEqual([expect.stringMatching(/#3366ff/)])
  })

  it.each([
    [null, /a brand is an object/],
    [{}, /primary is a CSS colour.*nothing/],
    [{ primary: 'bleu' }, /primary.*"bleu"/],
    [{ primary: '#0b5cad80' }, /without transparency/],
    [{ primary: '#0b5cad', secondary: '#fff' }, /does not decide “secondary”/],
    [{ primary: '#0b5cad', radius: 40 }, /radius.*0 to 16/],
    [{ primary: '#0b5cad', radius: '8' }, /radius/],
    [{ primary: '#0b5cad', density: 'dense' }, /density/],
    [{ primary: '#0b5cad', fonts: { sans: "x'; } body { display: none" } }, /fonts\.sans/],
    [{ primary: '#0b5cad', fonts: { serif: 'Georgia' } }, /fonts are sans and display/],
    [{ primary: '#0b5cad', name: '*/ body {' }, /name/],
    [{ primary: '#0b5cad', mark: '' }, /mark/],
  ])('refuses %j in words', (decisions, words) => {
    const createRefused = () => createBrand(decisions as never)
    expect(createRefused).toThrow(BrandError)
    expect(createRefused).toThrow(words)
  })
})

describe('the files of a brand', () => {
  const brand = createBrand({ name: 'Harbour', primary: '#0b5cad' })

  it.each([':root', '.harbour'])('include CSS with the tokens of the brand for %s', (selector) => {
    const css = brandCss(brand, { selector })
    const { code, warnings } = transform({ filename: 'brand.css', code: Buffer.from(css), minify: true })
    expect(warnings).toEqual([])
    expect(String(code).match(/--arot-color-brand:/g)).toHaveLength(2)
    expect(css).toContain(`${selector} {\n  --arot-text-12`)
    expect(css).not.toContain('--arot-size')
    expect(brandCss(createBrand({ primary: '#0b5cad', density: 'compact' }), { selector })).toContain(
      '--arot-size-control: 32px',
    )
  })

  it('include design tokens whose aliases all refer to a colour', () => {
    const { palette, color } = designTokens(brand) as unknown as {
      palette: Record<string, Record<string, { $value: { hex: string } }>>
      color: Record<string, { $value: string; $extensions: { mode: { dark: string } } }>
    }
    const hexOf = ({ $value }: { $value: string }) => {
      const [, family, step] = /^\{palette\.(\w+)\.(\w+)\}$/.exec($value) ?? []
      return palette[family ?? '']?.[step ?? '']?.$value.hex
    }
    const { $type: _, ...roles } = color as never as Record<
      string,
      { $value: string; $extensions: { mode: { dark: string } } }
    >
    for (const [name, role] of Object.entries(roles)) {
      const token = brand.tokens.color[name]!
      expect([name, hexOf(role)]).toEqual([name, hex(token.value)])
      expect([name, hexOf({ $value: role.$extensions.mode.dark })]).toEqual([name, hex(token.extension.dark!)])
    }
    expect(Object.keys(roles)).toEqual(Object.keys(brand.tokens.color))
  })

  it('include Figma variables: each appears once, with a value in each mode, and aliases refer to existing ones', () => {
    const { variables, variableModes, variableModeValues, variableCollections } = figmaVariables(brand)
    const ids = variables.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, variableCollectionId } of variables) {
      const modes = variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId)
      const given = variableModeValues.filter(({ variableId }) => variableId === id)
      expect(given.map(({ modeId }) => modeId)).toEqual(modes.map((mode) => mode.id))
    }
    const pointed = variableModeValues.flatMap(({ value }) =>
      typeof value === 'object' && 'type' in value ? [value.id] : [],
    )
    expect(pointed.length).toBe(Object.keys(brand.tokens.color).length * 2)
    expect(ids).toEqual(expect.arrayContaining(pointed))
    expect(variableCollections.map(({ initialModeId }) => initialModeId)).toEqual(
      variableModes.filter(({ action }) => action === 'UPDATE').map(({ id }) => id),
    )
  })
})
