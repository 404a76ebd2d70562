import { hex } from './colour.ts'
import type { Brand } from './createBrand.ts'
import { paletteOf } from './palette.ts'
import { type Color, type Dimension, type Shadow, type Token, valueIn } from './tokens.ts'

type Group = Record<string, object>

/**
 * A brand in the W3C design-token format: a palette, and roles that are aliases of it. `$extensions.mode` has the dark
 * value of a role and the compact value of a size.
 */
export function designTokens({ name, tokens }: Pick<Brand, 'name' | 'tokens'>) {
  const palette = paletteOf(tokens)
  const alias = (color: Color) => {
    const { family, step } = palette.of(color)
    return `{palette.${family}.${step}}`
  }
  const swatches: Record<string, Group> = {}
  for (const { family, step, color } of palette.swatches) {
    swatches[family] = { ...swatches[family], [step]: { $value: { ...color, hex: hex(color) } } }
  }
  return {
    $description: `${name}: made by createBrand of @arot/ui`,
    palette: { $type: 'color', ...swatches },
    color: group('color', tokens.color, (token) => modes(alias(token.value), 'dark', alias(valueIn(token, 'dark')))),
    text: group('dimension', tokens.text, ({ value }) => ({ $value: value })),
    font: group('fontFamily', tokens.font, ({ value }) => ({ $value: value })),
    radius: group('dimension', tokens.radius, ({ value }) => ({ $value: value })),
    size: group<Dimension>('dimension', tokens.size, ({ value, extension }) =>
      modes(value, 'compact', extension.compact ?? value),
    ),
    shadow: group<Shadow[]>('shadow', tokens.shadow, (token) => modes(token.value, 'dark', valueIn(token, 'dark'))),
    duration: group('duration', tokens.duration, ({ value }) => ({ $value: value })),
    ease: group('cubicBezier', tokens.ease, ({ value }) => ({ $value: value })),
  }
}

function modes(value: unknown, mode: string, other: unknown) {
  return { $value: value, $extensions: { mode: { [mode]: other } } }
}

function group<V>(type: string, tokens: Record<string, Token<V>>, write: (token: Token<V>) => object) {
  const entries = Object.entries(tokens).map(([name, token]) => [
    name,
    { ...write(token), $description: token.description },
  ])
  return { $type: type, ...Object.fromEntries(entries) }
}
