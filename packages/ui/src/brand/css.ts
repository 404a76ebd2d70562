import type { Brand } from './createBrand.ts'
import { inCss, type Theme, type Token, type Tokens, valueIn } from './tokens.ts'

export type CssOptions = {
  /** Where the brand holds: the whole page, unless a class of yours names a part of it, `.harbour`. */
  selector?: string | undefined
}

type Row = readonly [name: string, value: string]

/** A brand as custom properties, light and dark. The sheet belongs behind `styles.css` or `tokens.css`. */
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
    // Heights stay what the page says, unless the brand decides on them.
    ...(density ? [within('@media not (pointer: coarse)', rule(selector, heights(tokens, density)))] : []),
    `/* Paper is light. */\n${within('@media not print', rule(dark, themeRows(tokens, 'dark')))}`,
  ].join('\n\n')
}

/** Control heights: a page's own, what a part of it says by class, and no smaller than a finger where fingers point. */
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
