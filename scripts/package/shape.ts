// Checks the packed library from outside: entries, directives, types, and side effects of an import.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { components } from '../../packages/ui/scripts/components.ts'
import { ui } from './pack.ts'
import type { Check } from './report.ts'

export function shapeOf(folder: string): Check[] {
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries: [string, string | Record<string, string>][] = Object.entries(manifest.exports)
  const files = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(dist, join(file.parentPath, file.name)))
  const modules = files.filter((file) => file.endsWith('.js'))
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: join(ui, 'src'),
    exclude: ['**/*.{stories,fixtures,docs,example,test}.*', 'foundations/docs/**'],
  })

  return [
    {
      name: 'every entry leads to a file, types before all else',
      run: () =>
        entries.flatMap(([name, target]) => {
          const paths = typeof target === 'string' ? [target] : Object.values(target)
          const missing = paths.filter((path) => !existsSync(join(folder, path))).map((path) => `${name}: no ${path}`)
          const isTyped = typeof target === 'string' || Object.keys(target)[0] === 'types'
          return isTyped ? missing : [...missing, `${name}: types must come first`]
        }),
    },
    {
      name: 'its readme, what that leads to, its licence and the fonts’ licences come along',
      run: () =>
        [
          'README.md',
          'LICENSE',
          'reference.json',
          'llms.txt',
          ...pagesOf(join(folder, 'README.md')),
          'dist/fonts/inter.LICENSE.txt',
          'dist/fonts/bricolage-grotesque.LICENSE.txt',
        ].filter((file) => !existsSync(join(folder, file))),
    },
    {
      name: 'every component has an entry of its own',
      run: () =>
        components()
          .filter(({ name }) => !manifest.exports[`./${name}`])
          .map(({ name }) => name),
    },
    {
      name: 'one module a source file, no story, fixture or test among them',
      run: () => {
        const expected = sources.map((file) => file.replace(/\.tsx?$/, '.js'))
        return [
          ...expected.filter((file) => !modules.includes(file)).map((file) => `${file} is missing`),
          ...modules.filter((file) => !expected.includes(file)).map((file) => `${file} has no source`),
        ]
      },
    },
    {
      name: 'no two files are one where case does not count',
      run: () =>
        files.filter((file) => files.some((other) => other !== file && other.toLowerCase() === file.toLowerCase())),
    },
    {
      name: '‘use client’ stands wherever the source says it',
      run: () =>
        sources.flatMap((source) => {
          const module = source.replace(/\.tsx?$/, '.js')
          const isSaid = startsWithDirective(readFileSync(join(ui, 'src', source), 'utf8'))
          return isSaid === startsWithDirective(readFileSync(join(dist, module), 'utf8')) ? [] : [module]
        }),
    },
    {
      name: 'no type of Radix in a public type',
      run: () =>
        files.filter((file) => file.endsWith('.d.ts') && readFileSync(join(dist, file), 'utf8').includes('radix')),
    },
    {
      name: 'no module imports a style sheet',
      run: () => modules.filter((file) => importsOf(join(dist, file)).some((path) => path.endsWith('.css'))),
    },
    {
      name: 'every module can be imported where there is no window',
      run: async () => {
        const problems: string[] = []
        for (const file of modules) {
          await import(pathToFileURL(join(dist, file)).href).catch((error) =>
            problems.push(`${file}: ${error.message}`),
          )
        }
        return problems
      },
    },
  ]
}

/** The imports of a module without types. */
export function importsOf(file: string) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const isKept = (entries: { isType: boolean }[]) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...module.staticImports.filter(({ entries }) => isKept(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      readFileSync(file, 'utf8')
        .slice(moduleRequest.start, moduleRequest.end)
        .replace(/^['"]|['"]$/g, ''),
    ),
  ]
}

/** The recipes and patterns that a readme links to. */
function pagesOf(readme: string) {
  return [...readFileSync(readme, 'utf8').matchAll(/\]\((src\/(?:recipes|patterns)\/\w+\.mdx)\)/g)].map(
    ([, path]) => path as string,
  )
}

function startsWithDirective(text: string) {
  return /^['"]use client['"]/.test(text)
}
