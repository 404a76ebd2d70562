// The token file as plain records, and the CSS form of each kind of value.

export type Color = { colorSpace: 'oklch'; components: [number, number, number]; alpha?: number }
export type Dimension = { value: number; unit: string }
export type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension }

/** The decision that a colour can follow. */
export type Family = 'primary' | 'neutral' | 'accent'

/** Values that the token format has no field for. */
export type Extension<V> = {
  /** The value in the dark theme. */
  dark?: V
  /** The value in compact density. */
  compact?: V
  /** The value for touch. */
  touch?: V
  /** A size's line height, in rem. */
  lineHeight?: number
  /** The decision that the colour follows. Without it, the colour is the same in every brand. */
  follows?: Family
  /** The backgrounds on which it must be readable as text. */
  textOn?: string[]
  /** The backgrounds on which it must be visible as a border, an icon or a ring. */
  controlOn?: string[]
}

export type Token<V> = { value: V; description: string; extension: Extension<V> }
type Group<V> = Record<string, Token<V>>

export type Tokens = {
  color: Group<Color>
  text: Group<Dimension>
  font: Group<string[]>
  radius: Group<Dimension>
  size: Group<Dimension>
  shadow: Group<Shadow[]>
  duration: Group<Dimension>
  ease: Group<number[]>
  layer: Group<number>
  breakpoint: Group<Dimension>
}

export type Theme = 'light' | 'dark'

/** The value of a token in a theme. */
export function valueIn<V>({ value, extension }: Token<V>, theme: Theme) {
  return theme === 'dark' ? (extension.dark ?? value) : value
}

export const inCss = {
  color: ({ colorSpace, components, alpha }: Color) =>
    `${colorSpace}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`,
  dimension: ({ value, unit }: Dimension) => `${value}${unit}`,
  shadow: (layers: Shadow[]) =>
    layers
      .map(
        ({ offsetX, offsetY, blur, spread, color }) =>
          `${[offsetX, offsetY, blur, spread].map(inCss.dimension).join(' ')} ${inCss.color(color)}`,
      )
      .join(', '),
  font: (families: string[]) => families.map((name) => (/^[a-z][a-z-]*$/i.test(name) ? name : `'${name}'`)).join(', '),
  ease: (curve: number[]) => `cubic-bezier(${curve.join(', ')})`,
}
