// Reads the token file into plain records. Resolves each group's `$type` and our extension.
import type { Extension, Tokens } from '../src/brand/tokens.ts'
import source from './arot.tokens.json' with { type: 'json' }

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
