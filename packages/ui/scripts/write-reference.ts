// Writes `reference.json`, with the props, types, slots, texts and an example of every component, and `llms.txt`, the
// same in short. Both are published, and the documentation pages are rendered from the first, those of `@arot/trade`
// from its own. `--check` only reports whether they are up to date. Removing a name that hosts can use needs `--break`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { components as componentsOf, trade, ui } from './components.ts'
import { llms } from './llms.ts'
import { type ComponentReference, type LibraryReference, readReference, type Surface } from './reference.ts'

/** A plural, in digits that no text has. */
const many = 8888

const file = join(ui, 'reference.json')
const lastReference = lastOf(ui)
const reference = await referenceOf(ui, lastReference)
const texts = {
  [file]: `${JSON.stringify(reference, null, 2)}\n`,
  [join(ui, 'llms.txt')]: llms(reference),
  [join(trade, 'reference.json')]: `${JSON.stringify(await referenceOf(trade, lastOf(trade)), null, 2)}\n`,
}

const now = new Set(namesOf(reference))
const gone = namesOf(lastReference).filter((one) => !now.has(one))
const stale = Object.entries(texts).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)

if (process.argv.includes('--check')) {
  for (const [path] of stale)
    console.error(`packages/${basename(dirname(path))}/${basename(path)} is not what the types say: npm run reference`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else if (gone.length > 0 && !process.argv.includes('--break')) {
  console.error(`Hosts may rely on:\n${gone.map((one) => `  ${one}`).join('\n')}`)
  console.error('Where they are to go: a changeset that says how to move, and npm run reference -- --break')
  process.exitCode = 1
} else {
  for (const [path, text] of stale) writeFileSync(path, text)
}

function lastOf(library: string): LibraryReference {
  const last = join(library, 'reference.json')
  if (existsSync(last)) return JSON.parse(readFileSync(last, 'utf8'))
  return { name: '', version: '', components: [], functions: [], types: [] }
}

async function referenceOf(library: string, last: LibraryReference): Promise<LibraryReference> {
  // A dynamic import, because the types of the library's sources need a browser, which scripts do not have.
  const words: { english: Record<string, object> } = await import(join(library, 'src/messages/english.ts'))
  const { name, version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as LibraryReference
  const { components, functions, types } = readReference(library)
  const folders = new Map(componentsOf(library).map(({ name, path }) => [name, join(library, 'src', path)]))
  // The version changes when the next release gets its number.
  const released = last.version === version ? 'next' : version
  const earlier = new Map(last.components.map(({ name, since }) => [name, since === 'next' ? released : since]))
  const documented = components.map((surface): ComponentReference => {
    const source = `${folders.get(surface.name)}.example.tsx`
    return {
      ...surface,
      words: wordsOf(surface, words.english),
      example: existsSync(source) ? readFileSync(source, 'utf8') : '',
      since: earlier.get(surface.name) ?? 'next',
    }
  })
  return { name, version, components: documented, functions, types }
}

/** The English texts of each part. A `…` stands for a value. */
function wordsOf({ name, parts }: Surface, english: Record<string, object>) {
  const speakers = new Set([name, ...parts.map((part) => part.name)])
  const found = [...speakers].flatMap((speaker) => {
    const words = english[speaker]
    return words === undefined ? [] : [[speaker, Object.fromEntries(flatten(words))] as const]
  })
  return Object.fromEntries(found)
}

function flatten(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const place = `${path}${key}`
    const text: unknown = typeof value === 'function' ? value('…', many, '…') : value
    return typeof text === 'string'
      ? [[place, text.replaceAll(`${many}`, '…')] as [string, string]]
      : flatten(text as object, `${place}.`)
  })
}

/** All names that a host can use: entries, their exports, props and slots, and the shared types. */
function namesOf({ name, components, functions = [], types = [] }: LibraryReference) {
  const shared = [...functions, ...types].map((one) => `${name} ${one.name}`)
  const own = components.flatMap(({ entry, parts, functions, types, slots }) => [
    entry,
    ...[...parts, ...functions, ...types].map((one) => `${entry} ${one.name}`),
    ...parts.flatMap((part) => part.props.map((prop) => `${entry} <${part.name} ${prop.name}>`)),
    ...slots.map((slot) => `${entry} [data-slot=${slot}]`),
  ])
  return [...own, ...shared]
}
