// Reads the token file into plain records: a group's `$type` and our one extension are resolved here, once.
import source from './arot.tokens.json' with { type: 'json' }

export type Color = { colorSpace: 'oklch'; components: [number, number, number]; alpha?: number }
type Dimension = { value: number; unit: string }
export type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension }

/** What the format has no word for: the dark value, a size's line height, the grounds a colour must be readable on. */
type Extension<V> = { dark?: V; lineHeight?: number; textOn?: string[]; controlOn?: string[] }
export type Token<V> = { value: V; description: string; extension: Extension<V> }
type Group<V> = Record<string, Token<V>>

export type Tokens = {
  color: Group<Color>
  text: Group<Dimension>
  font: Group<string[]>
  radius: Group<Dimension>
  shadow: Group<Shadow[]>
  duration: Group<Dimension>
  ease: Group<number[]>
  layer: Group<number>
  breakpoint: Group<Dimension>
}

type Entry = { $value: unknown; $description?: string; $extensions?: { 'dev.arot'?: Extension<unknown> } }

export function readTokens(): Tokens {
  const groups = Object.entries(source).filter(([name]) => !name.startsWith('$'))
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      Object.fromEntries(
        Object.entries(group as object as Record<string, Entry>)
          .filter(([key]) => !key.startsWith('$'))
          .map(([key, entry]) => [
            key,
            {
              value: entry.$value,
              description: entry.$description ?? '',
              extension: entry.$extensions?.['dev.arot'] ?? {},
            },
          ]),
      ),
    ]),
  ) as unknown as Tokens
}
