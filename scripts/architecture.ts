// Draws the dependencies between packages and folders, read from their imports, into docs/architecture.md.
// `--check` only reports whether the drawing is up to date. Circular imports between folders are an error.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Import = { from: string; to: string }

/** The packages whose folders have a fixed order. */
const layered = ['app', 'api']

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/architecture.md')
const section = /(?<=<!-- drawn by scripts\/architecture\.ts -->\n)[\s\S]*?(?=<!-- end of the drawing -->)/

const imports = readImports()
const packages = inOrder(imports.map(({ from, to }) => ({ from: packageOf(from), to: packageOf(to) })))
const text = readFileSync(page, 'utf8')
const current = text.replace(section, `\n\`\`\`mermaid\n${drawing()}\n\`\`\`\n\n`)

if (!process.argv.includes('--check')) writeFileSync(page, current)
else if (current !== text) {
  console.error('docs/architecture.md does not draw the imports as they are: npm run architecture')
  process.exitCode = 1
}

/** Each import of one file by another, as paths from `packages`, without tests and stories. */
function readImports(): Import[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  const sources = files.filter((file) => !/\.(?:test|stories|fixtures|example|docs|d)\.tsx?$|\/flows\//.test(file))
  return sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
      ([, name = '']) => {
        const [, ours] = /^@arot\/([a-z]+)/.exec(name) ?? []
        const to = name.startsWith('.') ? relative('packages', join(dirname(file), name)) : ours
        return to === undefined ? [] : [{ from: relative('packages', file), to }]
      },
    ),
  )
}

function drawing() {
  const arrows = new Set(
    imports
      .map(({ from, to }) => [packageOf(from), packageOf(to)])
      .map(([from, to]) => from !== to && `  ${from} --> ${to}`),
  )
  const boxes = packages.map((name) => {
    const folders = layered.includes(name) ? foldersOf(name) : []
    return `  ${name}["${[`<b>${name}</b>`, ...folders].join('<br/>')}"]`
  })
  return ['flowchart TD', ...boxes, ...[...arrows].filter((arrow) => arrow !== false).sort()].join('\n')
}

/** The folders of a package, each above the ones that it imports. */
function foldersOf(name: string) {
  const inside = imports.filter(({ from, to }) => packageOf(from) === name && packageOf(to) === name)
  return inOrder(
    inside.flatMap(({ from, to }) => {
      const [importer, imported] = [folderOf(from), folderOf(to)]
      return importer && imported ? [{ from: importer, to: imported }] : []
    }),
  )
}

function packageOf(path: string) {
  return path.split('/')[0] ?? path
}

/** Returns `orders` for `api/src/modules/orders/order.list.ts`, or `undefined` for a file outside a folder. */
function folderOf(path: string) {
  return /^[a-z]+\/src\/(?:modules\/)?([a-z-]+)\//.exec(path)?.[1]
}

/** Sorts importers before what they import. Independent names are sorted alphabetically. */
function inOrder(pairs: Import[]) {
  const names = new Set(pairs.flatMap(({ from, to }) => [from, to]).sort())
  const order: string[] = []
  while (names.size > 0) {
    const next = [...names].find(
      (name) => !pairs.some(({ from, to }) => to === name && from !== name && names.has(from)),
    )
    if (next === undefined) throw new Error(`These import each other in a circle: ${[...names].join(', ')}`)
    names.delete(next)
    order.push(next)
  }
  return order
}
