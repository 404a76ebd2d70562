// Measures an entry in a host: bundled from the packed library, minified, without React, compressed with Brotli.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { build, type Rolldown } from 'vite'

/** The modules and packages in a bundle. */
export type Contents = { modules: string[]; packages: string[] }

/** In Brotli bytes. */
export type Weight = Contents & { bytes: number }

const external = /^react(-dom)?($|\/)/

/** The weight of `import { names } from '@arot/ui/…'` in a host that Vite builds; `from` is a module of the packed library. */
export async function weigh(folder: string, from: string, names: string[]): Promise<Weight> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: writeEntry(folder, from, names),
        preserveEntrySignatures: 'strict',
        external,
        onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const bytes = chunks.reduce((total, { code }) => total + brotliCompressSync(code).length, 0)
  return { bytes, ...contentsOf(folder, output) }
}

/** The contents of the same bundle. Rolldown without Vite takes half the time. */
export async function contents(folder: string, from: string, names: string[]): Promise<Contents> {
  const bundle = await rolldown({
    input: writeEntry(folder, from, names),
    cwd: folder,
    platform: 'browser',
    external,
    preserveEntrySignatures: 'strict',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate()
  await bundle.close()
  return contentsOf(folder, output)
}

function writeEntry(folder: string, from: string, names: string[]) {
  const entries = join(folder, '../entries')
  mkdirSync(entries, { recursive: true })
  const entry = join(entries, `${from.replaceAll('/', '-')}-${names.join('-')}.js`.slice(0, 120))
  writeFileSync(entry, `export { ${names.join(', ')} } from ${JSON.stringify(join(folder, 'dist', from))}\n`)
  return entry
}

function contentsOf(folder: string, output: Rolldown.RolldownOutput['output']): Contents {
  const chunks = output.filter((file) => file.type === 'chunk')
  const rendered = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
  const dist = join(folder, 'dist')
  return {
    modules: rendered.filter((id) => id.startsWith(dist)).map((id) => relative(dist, id)),
    packages: [...new Set(rendered.map(packageOf).filter((name) => name !== null))].sort(),
  }
}

function packageOf(id: string) {
  return id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//)?.[1] ?? null
}
