import { rgb } from './colour.ts'
import type { Brand } from './createBrand.ts'
import { paletteOf } from './palette.ts'
import { valueIn } from './tokens.ts'

type Kind = 'COLOR' | 'FLOAT' | 'STRING'
type Value = ReturnType<typeof rgb> | number | string | { type: 'VARIABLE_ALIAS'; id: string }
type Variable = { name: string; kind: Kind; description?: string; css?: string; values: Record<string, Value> }
type Collection = { id: string; name: string; modes: string[]; variables: Variable[] }

/**
 * A brand as Figma variables: the body of `POST /v1/files/{key}/variables` in Figma's REST API. A palette, the roles as
 * aliases of it in light and dark, heights in two densities, and shape and type.
 */
export function figmaVariables({ name, tokens }: Pick<Brand, 'name' | 'tokens'>) {
  const palette = paletteOf(tokens)
  const collections: Collection[] = [
    {
      id: 'palette',
      name: `${name} palette`,
      modes: ['Value'],
      variables: palette.swatches.map(({ family, step, color }) => ({
        name: `${family}/${step}`,
        kind: 'COLOR',
        values: { Value: rgb(color) },
      })),
    },
    {
      id: 'theme',
      name: `${name} theme`,
      modes: ['Light', 'Dark'],
      variables: Object.entries(tokens.color).map(([role, token]) => {
        const alias = (theme: 'light' | 'dark') => {
          const { family, step } = palette.of(valueIn(token, theme))
          return { type: 'VARIABLE_ALIAS' as const, id: idOf('palette', `${family}/${step}`) }
        }
        return {
          ...headOf('color', role, token),
          kind: 'COLOR',
          values: { Light: alias('light'), Dark: alias('dark') },
        }
      }),
    },
    {
      id: 'density',
      name: `${name} density`,
      modes: ['Comfortable', 'Compact'],
      variables: Object.entries(tokens.size).map(([size, token]) => ({
        ...headOf('size', size, token),
        kind: 'FLOAT',
        values: { Comfortable: token.value.value, Compact: (token.extension.compact ?? token.value).value },
      })),
    },
    {
      id: 'shape',
      name: `${name} shape and type`,
      modes: ['Value'],
      variables: [
        ...Object.entries(tokens.radius).map(([radius, token]) => ({
          ...headOf('radius', radius, token),
          kind: 'FLOAT' as const,
          values: { Value: token.value.value },
        })),
        ...Object.entries(tokens.text).map(([size, token]) => ({
          ...headOf('text', size, token),
          kind: 'FLOAT' as const,
          values: { Value: token.value.value * 16 },
        })),
        ...Object.entries(tokens.font).map(([font, token]) => ({
          ...headOf('font', font, token),
          kind: 'STRING' as const,
          values: { Value: token.value[0] ?? '' },
        })),
      ],
    },
  ]
  return {
    variableCollections: collections.map(({ id, name, modes }) => ({
      action: 'CREATE',
      id,
      name,
      initialModeId: idOf(id, modes[0] ?? ''),
    })),
    // Figma creates a collection with its first mode, so that mode only needs its name.
    variableModes: collections.flatMap(({ id, modes }) =>
      modes.map((mode, place) => ({
        action: place === 0 ? 'UPDATE' : 'CREATE',
        id: idOf(id, mode),
        name: mode,
        variableCollectionId: id,
      })),
    ),
    variables: collections.flatMap(({ id, variables }) =>
      variables.map(({ name, kind, description, css }) => ({
        action: 'CREATE',
        id: idOf(id, name),
        name,
        variableCollectionId: id,
        resolvedType: kind,
        ...(description === undefined ? {} : { description }),
        ...(css === undefined ? {} : { codeSyntax: { WEB: css } }),
      })),
    ),
    variableModeValues: collections.flatMap(({ id, variables }) =>
      variables.flatMap(({ name, values }) =>
        Object.entries(values).map(([mode, value]) => ({
          variableId: idOf(id, name),
          modeId: idOf(id, mode),
          value,
        })),
      ),
    ),
  }
}

function headOf(group: string, name: string, { description }: { description: string }) {
  return { name: `${group}/${name}`, description, css: `var(--arot-${group}-${name})` }
}

function idOf(collection: string, name: string) {
  return `${collection}:${name}`
}
