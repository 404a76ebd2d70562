// The theme and the examples as shadcn's tools install them: a file for each item, and `registry.json`, which lists them.
// https://ui.shadcn.com/docs/registry
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { arot } from '../src/brand/brand.ts'
import { inCss, type Theme, type Tokens, valueIn } from '../src/brand/tokens.ts'
import { ui } from './components.ts'
import { guidance, guides } from './guidance.ts'
import type { LibraryReference } from './reference.ts'

export type Item = {
  name: string
  type: 'registry:theme' | 'registry:block' | 'registry:component'
  title: string
  description: string
  /** A text that the command prints after the installation. */
  docs: string
  dependencies: string[]
  css: Record<string, Record<string, never>>
  cssVars?: Record<'theme' | 'light' | 'dark', Record<string, string>>
  files?: { path: string; type: 'registry:component'; content: string }[]
}

/** The colours of shadcn's own components, and our corresponding tokens. */
export const shadcnColors: Record<string, keyof Tokens['color']> = {
  background: 'canvas',
  foreground: 'ink',
  card: 'surface',
  'card-foreground': 'ink',
  popover: 'surface',
  'popover-foreground': 'ink',
  primary: 'brand',
  'primary-foreground': 'on-brand',
  secondary: 'sunken',
  'secondary-foreground': 'ink',
  muted: 'sunken',
  'muted-foreground': 'muted',
  accent: 'brand-soft',
  'accent-foreground': 'ink',
  destructive: 'signal-fill',
  'destructive-foreground': 'on-signal',
  border: 'line',
  input: 'control',
  ring: 'brand',
  sidebar: 'surface',
  'sidebar-foreground': 'ink',
  'sidebar-primary': 'brand',
  'sidebar-primary-foreground': 'on-brand',
  'sidebar-accent': 'brand-soft',
  'sidebar-accent-foreground': 'ink',
  'sidebar-border': 'line',
  'sidebar-ring': 'brand',
}

export function shadcnItems(reference: LibraryReference): Item[] {
  const { name: library } = reference
  const css = { [`@import "${library}/tailwind.css"`]: {} }
  const docsOf = (page: string) => `When to use it, and how: node_modules/${library}/dist/docs/${page}`
  return [
    {
      name: 'theme',
      type: 'registry:theme',
      title: 'Arot',
      description: 'The styles of the library, and its colours, corners and typeface for shadcn’s own components.',
      docs: docsOf('foundations/Install.md'),
      dependencies: [library],
      css,
      cssVars: {
        theme: { 'font-sans': inCss.font(tokenOf('font', 'sans').value) },
        light: { ...colorsIn('light'), radius: inCss.dimension(tokenOf('radius', 'control').value) },
        dark: colorsIn('dark'),
      },
    },
    ...examplesIn(reference).map(({ page, file, source, ...item }) => ({
      ...item,
      docs: docsOf(page),
      dependencies: dependenciesOf(source, library),
      css,
      // The command removes the directive if a host has no server components.
      files: [{ path: file, type: 'registry:component' as const, content: `'use client'\n\n${source}` }],
    })),
  ]
}

export function writeShadcnRegistry(reference: LibraryReference, folder: string) {
  const items = shadcnItems(reference)
  const { name } = reference
  mkdirSync(folder, { recursive: true })
  for (const item of items) write(item.name, { $schema: 'https://ui.shadcn.com/schema/registry-item.json', ...item })
  write('registry', {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'arot',
    homepage: `https://www.npmjs.com/package/${name}`,
    items: items.map(({ files = [], ...item }) => ({
      ...item,
      files: files.map(({ path, type }) => ({ path, type })),
    })),
  })

  function write(name: string, data: object) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`)
  }
}

type Example = Pick<Item, 'name' | 'type' | 'title' | 'description'> & { page: string; file: string; source: string }

/** The examples of recipes and patterns are blocks, because they use several components together. */
function examplesIn(reference: LibraryReference): Example[] {
  const pages = guidance(reference)
  const blocks = guides().map(({ path, title }): Example => {
    const name = basename(path, '.md')
    const description = introOf(pages[path] ?? '')
    const source = sourceOf(path)
    return {
      name: kebab(name),
      type: 'registry:block',
      title,
      description,
      page: path,
      file: `${name}Example.tsx`,
      source,
    }
  })
  const components = reference.components.map(({ name, parts, example }): Example => {
    const description = parts[0]?.summary ?? ''
    return {
      ...{ name: `${kebab(name)}-example`, type: 'registry:component', title: name, description },
      ...{ page: `${name}.md`, file: `${name}Example.tsx`, source: example },
    }
  })
  return [...blocks, ...components].filter(({ source }) => source !== '')
}

function colorsIn(theme: Theme) {
  const colors = Object.entries(shadcnColors).map(([name, token]) => [
    name,
    inCss.color(valueIn(tokenOf('color', token), theme)),
  ])
  return Object.fromEntries(colors) as Record<string, string>
}

function tokenOf<Group extends 'color' | 'font' | 'radius'>(group: Group, name: string) {
  const token = arot.tokens[group][name]
  if (token === undefined) throw new Error(`There is no token ${group}.${name}`)
  return token as Tokens[Group][string]
}

/** The packages that an example imports, without React, which every host has. */
function dependenciesOf(source: string, library: string) {
  const packages = [...source.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name as string)
  return [...new Set([library, ...packages.filter((name) => !/^react(-dom)?$/.test(name))])]
}

function sourceOf(page: string) {
  const file = join(ui, 'src', page.replace('.md', '.example.tsx'))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The first paragraph of a page, as plain text. */
function introOf(page: string) {
  const [, paragraph = ''] = page.split('\n\n')
  return paragraph.replaceAll('\n', ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}

function kebab(name: string) {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}
