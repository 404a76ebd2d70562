// Checks the packed documentation: its links, its entries, and, with the compiler, each usage that it shows.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { components } from '../../packages/ui/scripts/components.ts'
import type { LibraryReference } from '../../packages/ui/scripts/reference.ts'
import { root, ui } from './pack.ts'
import type { Check } from './report.ts'

/** The packages that a host has installed. */
const installed = ['react', 'react-dom', '@types/react', '@types/react-dom', 'lucide-react']

const settings = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  },
}

export function guidanceOf(folder: string): Check[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const pages = ['llms.txt', ...globSync('dist/docs/**/*.md', { cwd: folder }).sort()]
  const text = (page: string) => readFileSync(join(folder, page), 'utf8')
  return [
    {
      name: 'llms.txt and every page in Markdown lead only to what is packed',
      run: () =>
        pages.flatMap((page) =>
          [...text(page).matchAll(/\]\(([^)#:]+\.md)\)/g)]
            .map(([, link = '']) => normalize(join(dirname(page), link)))
            .filter((path) => !existsSync(join(folder, path)))
            .map((path) => `${page}: no ${path}`),
        ),
    },
    {
      name: 'llms.txt and every page in Markdown name only entries and files that are there',
      run: () =>
        pages.flatMap((page) =>
          [...text(page).matchAll(/(node_modules\/)?@arot\/ui(\/[\w./-]*\w)?/g)]
            .filter(([, installed, path = '']) =>
              installed === undefined ? exports[`.${path}`] === undefined : !existsSync(join(folder, path)),
            )
            .map(([name]) => `${page}: no ${name}`),
        ),
    },
    {
      name: 'the examples of the pages and the uses that llms.txt and the reference name compile in a host',
      run: () =>
        compile(folder, {
          ...codeIn([...pages, 'README.md'], text),
          ...usesIn(text('llms.txt')),
          ...usesOfParts(text('reference.json')),
        }),
    },
    {
      name: '‘npx @arot/ui mcp’ answers where the library is installed',
      run: () => askServer(folder),
    },
  ]
}

/** What the code of the pages takes from its host. */
const ofTheHost = `declare module '*.css'
declare module 'react-router-dom' {
  export const Link: any
  export const NavLink: any
}
${[
  'RouterLink',
  'YourPages',
  'all',
  'buy',
  'buyer',
  'columns',
  'deliveries',
  'failure',
  'keyOf',
  'nameOf',
  'onSubmit',
  'onSuccess',
]
  .concat(['product', 'save', 'stepsOf', 'validate', 'widths'])
  .map((name) => `declare const ${name}: any`)
  .join('\n')}
`

/** Every block of code with imports, by itself. The page’s name alone is that of its example. */
function codeIn(pages: string[], text: (page: string) => string) {
  const files: Record<string, string> = { 'host.d.ts': ofTheHost }
  for (const page of pages) {
    const blocks = [...text(page).matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, source = '']) => source)
    for (const [index, source] of blocks.entries()) {
      if (!/^import /m.test(source)) continue
      const isExample = /^export function \w+Example\(/m.test(source)
      files[`${page.replaceAll(/\W/g, '-')}${isExample ? '' : `-${index}`}.tsx`] = source
    }
  }
  return files
}

/** The lines of llms.txt: the import and the required props of each shape. */
function usesIn(llms: string) {
  const lines = [...llms.matchAll(/^- \[(\w+)\]\(\S+\) `(import \{ (\w+).*?)`: (.*)$/gm)]
  const uses = lines.map(([, name, imports = '', component = '', rest = '']) => {
    const [, needs = ''] = /Needs ((?:`[^`]+`(?:, |; or )?)+)\.$/.exec(rest) ?? []
    const usages = needs
      .split('; or ')
      .map((usage) => [...usage.matchAll(/`([^`]+)`/g)].map(([, need]) => need as string))
    return [`llms-${name}.tsx`, [imports, ...usesOf(component, usages)].join('\n')]
  })
  return Object.fromEntries(uses)
}

function usesOfParts(reference: string) {
  const { components } = JSON.parse(reference) as LibraryReference
  const uses = components.flatMap(({ entry, parts }) =>
    parts.map(({ name, usages }) => [
      `reference-${name}.tsx`,
      [`import { ${name} } from '${entry}'`, ...usesOf(name, usages)].join('\n'),
    ]),
  )
  return Object.fromEntries(uses)
}

/** Checks that the required props suffice, and that nothing compiles without any of them. */
function usesOf(component: string, usages: string[][]) {
  const lines = usages.flatMap((usage) => [
    element(usage),
    ...usage
      .filter((attribute) => !attribute.includes('='))
      .flatMap((attribute) => ['// @ts-expect-error', element(usage.filter((other) => other !== attribute))]),
  ])
  return ['declare const value: any', 'export const uses = [', ...lines, ']']

  function element(attributes: string[]) {
    const values = attributes.map((attribute) => (attribute.includes('=') ? attribute : `${attribute}={value}`))
    return `<${[component, ...values].join(' ')} />,`
  }
}

/** Compiles a project with the library installed. Returns the compiler's messages. */
function compile(folder: string, files: Record<string, string>) {
  const missing = components().flatMap(({ name }) =>
    [`dist-docs-${name}-md.tsx`, `llms-${name}.tsx`].filter((file) => !(file in files)),
  )
  return inHost(folder, (host) => {
    writeFileSync(join(host, 'tsconfig.json'), JSON.stringify(settings))
    for (const [name, source] of Object.entries(files)) writeFileSync(join(host, name), source)
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', host], {
      cwd: host,
      encoding: 'utf8',
    })
    return [...missing.map((file) => `${file} was not found`), ...(status === 0 ? [] : stdout.trim().split('\n'))]
  })
}

/** Starts the MCP server like a client, without downloads. Returns the problems. */
function askServer(folder: string) {
  const question = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_guidance', arguments: { name: 'Dialog' } },
  }
  return inHost(folder, (host) => {
    const { stdout, stderr } = spawnSync('npx', ['--offline', '--no', '@arot/ui', 'mcp'], {
      cwd: host,
      encoding: 'utf8',
      input: `${JSON.stringify(question)}\n`,
    })
    const isAnswered = stdout.includes(JSON.stringify(readFileSync(join(folder, 'dist/docs/Dialog.md'), 'utf8')))
    return isAnswered ? [] : [`${stdout}${stderr}`]
  })
}

/** Makes a temporary project with the library and its peers installed. */
function inHost(folder: string, use: (host: string) => string[]) {
  const host = mkdtempSync(join(tmpdir(), 'arot-guidance-'))
  try {
    writeFileSync(join(host, 'package.json'), '{ "private": true, "dependencies": { "@arot/ui": "*" } }')
    link(folder, join(host, 'node_modules/@arot/ui'))
    for (const name of installed) link(join(ui, 'node_modules', name), join(host, 'node_modules', name))
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const [name, path] of Object.entries<string>(bin))
      link(join(folder, path), join(host, 'node_modules/.bin', name))
    return use(host)
  } finally {
    rmSync(host, { recursive: true, force: true })
  }
}

function link(target: string, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
