import type { Brand } from './createBrand.ts'
import { inCss, type Theme, type Token, type Tokens, valueIn } from './tokens.ts'

export type CssOptions = {
  /** Where the brand applies. Defaults to the whole page; pass a class such as `.harbour` for a part of it. */
  selector?: string | undefined
}

type Row = readonly [name: string, value: string]

/** A brand as custom properties, light and dark. Load the sheet after `styles.css` or `tokens.css`. */
export function brandCss(
  { tokens, density }: Pick<Brand, 'tokens'> & Partial<Pick<Brand, 'density'>>,
  { selector = ':root' }: CssOptions = {},
) {
  const isPage = selector === ':root'
  const light = isPage ? ':root,\n.light' : `${selector},\n${selector} .light`
  const dark = isPage ? '.dark' : `${selector}:where(.dark, .dark :not(.light)),\n${selector} .dark`
  return [
    rule(light, themeRows(tokens, 'light')),
    rule(selector, constant(tokens)),
    // The page decides the heights, unless the brand has a density.
    ...(density ? [within('@media not (pointer: coarse)', rule(selector, heights(tokens, density)))] : []),
    `/* Paper is light. */\n${within('@media not print', rule(dark, themeRows(tokens, 'dark')))}`,
  ].join('\n\n')
}

/** Control heights: the page's own, those of a part with a density class, and the touch size for coarse pointers. */
export function densityCss(tokens: Tokens) {
  const { size } = tokens
  const touch = rows('size', size, ({ value, extension }) => inCss.dimension(extension.touch ?? value))
  return [
    rule(':root,\n.arot-comfortable', heights(tokens, 'comfortable')),
    rule('.arot-compact', heights(tokens, 'compact')),
    within('@media (pointer: coarse)', rule(':root,\n.arot-comfortable,\n.arot-compact', touch)),
  ].join('\n\n')
}

function heights({ size }: Tokens, density: 'comfortable' | 'compact') {
  return rows('size', size, ({ value, extension }) =>
    inCss.dimension(density === 'compact' ? (extension.compact ?? value) : value),
  )
}

export function themeRows({ color, shadow }: Tokens, theme: Theme): Row[] {
  return [
    ...rows('color', color, (token) => inCss.color(valueIn(token, theme))),
    ...rows('shadow', shadow, (token) => inCss.shadow(valueIn(token, theme))),
  ]
}

export function constant({ text, font, radius }: Tokens): Row[] {
  return [
    ...rows('text', text, ({ value }) => inCss.dimension(value)),
    ...rows('font', font, ({ value }) => inCss.font(value)),
    ...rows('radius', radius, ({ value }) => inCss.dimension(value)),
  ]
}

export function rows<V>(group: keyof Tokens, tokens: Record<string, Token<V>>, write: (token: Token<V>) => string) {
  return Object.entries(tokens).map(([name, token]) => [`--arot-${group}-${name}`, write(token)] as const)
}

export function rule(selector: string, declarations: readonly Row[]) {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`
}

export function within(condition: string, text: string) {
  return `${condition} {\n${text.replace(/^(?=.)/gm, '  ')}\n}`
}
