// What an entry costs a host: bundled from the packed library, minified, React left out, brotli.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export type Weight = {
  /** Brotli bytes. */
  bytes: number
  /** Our modules and other packages whose code is in the bundle. */
  modules: string[]
  packages: string[]
}

/** The weight of `import { names } from '@arot/ui/…'`; `from` is a module of the packed library. */
export function weigh(folder: string, from: string, names: string[]) {
  return bundle(folder, from, names, true)
}

/** What it would hold, without minifying it to know its weight. */
export function contents(folder: string, from: string, names: string[]) {
  return bundle(folder, from, names, false)
}

async function bundle(folder: string, from: string, names: string[], isWeighed: boolean): Promise<Weight> {
  const entries = join(folder, '../entries')
  mkdirSync(entries, { recursive: true })
  const entry = join(entries, `${from.replaceAll('/', '-')}-${names.join('-')}.js`.slice(0, 120))
  writeFileSync(entry, `export { ${names.join(', ')} } from ${JSON.stringify(join(folder, 'dist', from))}\n`)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      minify: isWeighed,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
        onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const rendered = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
  const dist = join(folder, 'dist')
  return {
    bytes: chunks.reduce((total, { code }) => total + brotliCompressSync(code).length, 0),
    modules: rendered.filter((id) => id.startsWith(dist)).map((id) => relative(dist, id)),
    packages: [...new Set(rendered.map(packageOf).filter((name) => name !== null))].sort(),
  }
}

function packageOf(id: string) {
  return id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//)?.[1] ?? null
}
