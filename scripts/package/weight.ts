// What an entry costs a host: bundled from the packed library, minified, React left out, brotli.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

export type Weight = {
  /** Brotli bytes, what is loaded later included. */
  bytes: number
  /** Those that a page waits for. */
  atOnce: number
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
    plugins: [bareImports],
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      minify: isWeighed,
      rolldownOptions: {
        input: entry,
        // As in a product: what the entry and a later part share stays with the entry.
        preserveEntrySignatures: 'allow-extension',
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
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, brotliCompressSync(code).length]))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0)
  return {
    bytes: sum(sizes.keys()),
    atOnce: sum(staticReach(chunks)),
    modules: rendered.filter((id) => id.startsWith(dist)).map((id) => relative(dist, id)),
    packages: [...new Set(rendered.map(packageOf).filter((name) => name !== null))].sort(),
  }
}

/** The entry's file and all that it imports before it runs. */
function staticReach(chunks: Rolldown.OutputChunk[]) {
  const reached = new Set<string>()
  const waiting = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []))
  }
  return reached
}

/** Vite's own helper around `import()` is a host's, who has it once; it is left out like React. */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null),
}

function packageOf(id: string) {
  return id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//)?.[1] ?? null
}
