// Writes what tools and writers look up: `registry.json`, every component with its props, types, slots, words and an
// example, and `llms.txt`, the same in short. Both are shipped, and the documentation pages are drawn from the first.
// `--check` only says whether they are up to date. What hosts may rely on does not go by accident: `--break` lets it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ui } from './components.ts'
import { llms } from './llms.ts'
import { type Reference, type Registered, type Registry, readReference } from './reference.ts'

// By its path: the scripts are judged without the library's sources, which need a browser's types.
const { english }: { english: Record<string, object> } = await import(join(ui, 'src/messages/english.ts'))
const file = join(ui, 'registry.json')
const { name, version } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as Registry
const { components, types } = readReference()
const registry: Registry = { name, version, components: components.map(registered), types }
const texts = { 'registry.json': `${JSON.stringify(registry, null, 2)}\n`, 'llms.txt': llms(registry) }

const known: Registry = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { name, version, components: [], types: [] }
const now = new Set(namesOf(registry))
const gone = namesOf(known).filter((one) => !now.has(one))
const stale = Object.entries(texts).filter(([path, text]) => !isWritten(path, text))

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`packages/ui/${path} is not what the types say: npm run registry`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else if (gone.length > 0 && !process.argv.includes('--break')) {
  console.error(`Hosts may rely on:\n${gone.map((one) => `  ${one}`).join('\n')}`)
  console.error('Where they are to go: a changeset that says how to move, and npm run registry -- --break')
  process.exitCode = 1
} else {
  for (const [path, text] of stale) writeFileSync(join(ui, path), text)
}

function registered(reference: Reference): Registered {
  const source = join(ui, 'src', reference.group, reference.name, `${reference.name}.example.tsx`)
  return {
    ...reference,
    words: wordsOf(reference),
    example: existsSync(source) ? readFileSync(source, 'utf8') : '',
  }
}

/** What each part says by itself, in English; what is said of something, as it is said of `…`. */
function wordsOf({ name, parts }: Reference) {
  const speakers = new Set([name, ...parts.map((part) => part.name)])
  const found = [...speakers].flatMap((speaker) => {
    const words = english[speaker]
    return words === undefined ? [] : [[speaker, Object.fromEntries(said(words))] as const]
  })
  return Object.fromEntries(found)
}

function said(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const place = `${path}${key}`
    const text: unknown = typeof value === 'function' ? value('…', 2, '…') : value
    return typeof text === 'string' ? [[place, text] as [string, string]] : said(text as object, `${place}.`)
  })
}

/** All that a host can name: entries, what they export, props and slots, and the types that they share. */
function namesOf({ name, components, types = [] }: Registry) {
  const shared = types.map((type) => `${name} ${type.name}`)
  const own = components.flatMap(({ entry, parts, functions, types, slots }) => [
    entry,
    ...[...parts, ...functions, ...types].map((one) => `${entry} ${one.name}`),
    ...parts.flatMap((part) => part.props.map((prop) => `${entry} <${part.name} ${prop.name}>`)),
    ...slots.map((slot) => `${entry} [data-slot=${slot}]`),
  ])
  return [...own, ...shared]
}

function isWritten(path: string, text: string) {
  const place = join(ui, path)
  return existsSync(place) && readFileSync(place, 'utf8') === text
}
