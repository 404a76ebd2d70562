// Checks the items for shadcn's tools in the packed library with shadcn's own schema.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registryItemSchema, registrySchema } from 'shadcn/schema'
import type { Check } from './report.ts'

export function registryOf(folder: string): Check[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return [
    {
      name: 'registry.json and each of its items fit shadcn’s schema, and it lists them all',
      run: () => {
        const { success, data, error } = registrySchema.safeParse(read(exports['./registry.json']))
        if (!success) return [`registry.json: ${error.message}`]
        const listed = data.items.map(({ name }) => `${name}.json`)
        const packed = readdirSync(join(folder, 'dist/registry')).filter((file) => file !== 'registry.json')
        return [
          ...packed.filter((file) => !listed.includes(file)).map((file) => `${file} is not listed`),
          ...listed.flatMap((file) => {
            const item = registryItemSchema.safeParse(read(`dist/registry/${file}`))
            return item.success ? [] : [`${file}: ${item.error.message}`]
          }),
        ]
      },
    },
  ]
}
