import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './package/pack.ts'

const dependenciesOf = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return Object.keys(manifest.dependencies ?? {})
}

/** The code that `npm start` runs with a lean install: the build of the app, and the servers. */
test.each([
  ['packages/host', ['vite.config.ts', 'build/*.ts', 'src/*.ts']],
  ['packages/api', ['src/**/*.ts', 'scripts/*.ts']],
  ['packages/serving', ['src/*.ts']],
  ['packages/contract', ['src/**/*.ts']],
])('%s starts with a lean install', (folder, files) => {
  const there = [...dependenciesOf('.'), ...dependenciesOf(folder)]
  const code = globSync(files, { cwd: join(root, folder) }).map((file) =>
    readFileSync(join(root, folder, file), 'utf8'),
  )
  const asked = code.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]* from )?'(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(asked)].filter((name) => !there.includes(name) && !name.startsWith('node'))).toEqual([])
})
