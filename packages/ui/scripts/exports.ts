// Writes what follows from the folders: `exports` in package.json, with one entry for each component, and the index
// with all exports. `--check` only reports whether they are up to date.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { components, exportsOf, ui } from './components.ts'

/** Exports of the index besides the components. */
const library = {
  'lib/act': ['Act'],
  'lib/cn': ['mergeClasses'],
  'lib/format': ['formatMoney', 'formatNumber'],
  'lib/heading': ['HeadingLevel'],
  'lib/host': ['HostSettings', 'PictureSources', 'useHost'],
  'lib/messages': ['Messages'],
  'lib/tone': ['MessageTone', 'Tone'],
  'lib/useForm': ['Form', 'FieldError', 'FormAnswer', 'FormErrors', 'useForm'],
  'primitives/DataTable/useColumnWidths': ['ColumnWidths', 'useColumnWidths'],
  'primitives/DataTable/useRowDetails': ['useRowDetails'],
  'primitives/DataTable/useTableCsv': ['useTableCsv'],
  'marketplace/category': ['categories', 'tintOf'],
  'marketplace/useCategoryName': ['useCategoryName'],
  'marketplace/product': ['Availability', 'PriceBreak', 'PriceSort', 'Product', 'ProductSupplier', 'availability'],
}

/** Hooks with their own entries. The first two let a host load an overlay later. */
const hooks = [
  'lib/useAlerts',
  'lib/useToast',
  'lib/useForm',
  'primitives/DataTable/useColumnWidths',
  'primitives/DataTable/useRowDetails',
  'primitives/DataTable/useTableCsv',
  'marketplace/useCategoryName',
]

const files = { 'package.json': manifest(), 'src/index.ts': index() }

let stale = 0
for (const [path, text] of Object.entries(files)) {
  const file = join(ui, path)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    stale += 1
    console.error(`packages/ui/${path} is not what the folders say: npm run exports`)
  }
}
process.exitCode = stale > 0 ? 1 : 0

function manifest() {
  const { exports: _, ...rest } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'))
  const entries = {
    '.': entry('index'),
    ...Object.fromEntries(components().map(({ name, path }) => [`./${name}`, entry(path)])),
    ...Object.fromEntries(hooks.map((path) => [`./${basename(path)}`, entry(path)])),
    './brand': entry('brand/brand'),
    './messages/en': entry('messages/english'),
    './messages/bn': entry('messages/bengali'),
    './messages/ar': entry('messages/arabic'),
    './messages/de': entry('messages/german'),
    './tailwind.css': './dist/styles/tailwind.css',
    './tailwind.catalogue.css': './dist/styles/tailwind.catalogue.css',
    './styles.css': './dist/styles/styles.css',
    './styles.important.css': './dist/styles/styles.important.css',
    './tokens.css': './dist/styles/tokens.css',
    './fonts.css': './dist/fonts/fonts.css',
    './fonts.bn.css': './dist/fonts/fonts.bn.css',
    './fonts.ar.css': './dist/fonts/fonts.ar.css',
    './arot.tokens.json': './dist/brand/arot.tokens.json',
    './arot.figma.json': './dist/brand/arot.figma.json',
    './reference.json': './reference.json',
    './registry.json': './dist/registry/registry.json',
    './llms.txt': './llms.txt',
    './package.json': './package.json',
  }
  // At the same place, so that the file reads as if it were edited by hand.
  const keys = Object.keys(rest)
  const after = keys.indexOf('files') + 1
  const sorted = [...keys.slice(0, after), 'exports', ...keys.slice(after)]
  return `${JSON.stringify(Object.fromEntries(sorted.map((key) => [key, key === 'exports' ? entries : rest[key]])), null, 2)}\n`
}

function entry(path: string) {
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }
}

function index() {
  const sources = [
    ...components().map(({ path }) => ({ file: `${path}.tsx`, names: null })),
    ...Object.entries(library).map(([path, names]) => ({ file: sourceFile(path), names })),
  ]
  const owners = new Map<string, string>()
  const lines = sources.map(({ file, names }) => {
    const exported = exportsOf(join(ui, 'src', file)).filter(({ name }) => names === null || names.includes(name))
    for (const { name } of exported) {
      const owner = owners.get(name)
      if (owner) throw new Error(`Both ${owner} and ${file} export ${name}: a host could only have one of them.`)
      owners.set(name, file)
    }
    if (names && exported.length !== names.length) throw new Error(`${file} does not export all of ${names.join(', ')}`)
    const all = exported.map(({ name, isType }) => (isType ? `type ${name}` : name))
    return `export { ${all.join(', ')} } from './${file}'`
  })
  return format(`// Made from the folders by \`npm run exports\`.\n${lines.join('\n')}\n`)
}

function sourceFile(path: string) {
  return existsSync(join(ui, 'src', `${path}.tsx`)) ? `${path}.tsx` : `${path}.ts`
}

/** The formatter decides the order and the line breaks. */
function format(text: string) {
  const { status, stdout, stderr } = spawnSync(
    'biome',
    ['check', '--write', '--stdin-file-path=packages/ui/src/index.ts'],
    {
      input: text,
      encoding: 'utf8',
      cwd: join(ui, '../..'),
    },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}
