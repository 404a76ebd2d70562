// The documentation as Markdown, for people and agents that read it in the package: a page for each component, recipe,
// pattern and foundation.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { aliasesOf } from './aliases.ts'
import { ui } from './components.ts'
import { elementInMarkdown, type Surroundings } from './elements-in-markdown.ts'
import { fence, paragraphs } from './markdown.ts'
import { blocksOf } from './mdx.ts'
import { propsInMarkdown } from './props-in-markdown.ts'
import type { ComponentReference, LibraryReference, NamedFunction, NamedType } from './reference.ts'
import { tokensInMarkdown } from './tokens-in-markdown.ts'

/** Groups of pages without a component. Pages that show how to do something come before pages that explain. */
const guideFolders = ['recipes', 'patterns', 'foundations/docs']

type Page = {
  /** The path inside `dist/docs`. */
  path: string
  /** The source, inside `src`. */
  source: string
  component?: ComponentReference
}

/** Every page by its path inside `dist/docs`. */
export function guidance({ name, components, functions, types }: LibraryReference): Record<string, string> {
  const pages: Page[] = [
    ...components.map((component) => ({
      path: `${component.name}.md`,
      source: `${component.group}/${component.name}/${component.name}.mdx`,
      component,
    })),
    ...guidePages(),
  ]
  const addresses = new Map(pages.map((page) => [addressOf(page), page.path]))
  const texts = pages.map((page): [string, string] => [page.path, markdownOf(page, addresses)])
  return Object.fromEntries([
    ...texts,
    ['shared.md', writeShared(name, functions, types)],
    ['tokens.md', tokensInMarkdown()],
  ])
}

/** The guides by their path inside `dist/docs`, with their title and the other names of their subject. */
export function guides() {
  return guidePages().map(({ path, source }) => {
    const text = sourceText(source)
    return {
      path,
      title: /^# (.+)$/m.exec(text)?.[1] ?? path,
      aliases: aliasesOf(text),
    }
  })
}

function guidePages(): Page[] {
  return guideFolders.flatMap((folder) =>
    globSync(`${folder}/*.mdx`, { cwd: join(ui, 'src') })
      .sort()
      .map((source) => ({ path: `${folder.replace('/docs', '')}/${basename(source, '.mdx')}.md`, source })),
  )
}

export function writeGuidance(reference: LibraryReference, folder: string) {
  for (const [path, text] of Object.entries(guidance(reference))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** The address of the page in Storybook: `patterns-confirming`. */
function addressOf({ source }: Page) {
  const ownTitle = /^<Meta title="(.+)" \/>$/m.exec(sourceText(source))
  const [, title] = ownTitle ?? /\btitle: '([^']+)'/.exec(sourceText(source.replace('.mdx', '.stories.tsx'))) ?? []
  if (title === undefined) throw new Error(`${source} has no title in Storybook`)
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function markdownOf({ path, source, component }: Page, addresses: Map<string, string>) {
  const paths = new Set(addresses.values())
  const surroundings: Surroundings = {
    example: component ? component.example : exampleBeside(source),
    props: component ? propsInMarkdown(component) : '',
    to: (target) => posix.relative(dirname(path), target),
    withLinks: (text) =>
      text.replaceAll(/\b[A-Z]\w+\b/g, (word) => {
        const target = `${word}.md`
        return paths.has(target) && target !== path ? `[${word}](${surroundings.to(target)})` : word
      }),
  }
  const blocks = blocksOf(sourceText(source)).map((block) =>
    block.kind === 'text' ? inPackage(block.text) : elementInMarkdown(block.element, surroundings),
  )
  return `${introFirst(paragraphs(...blocks)).replace('## Do and don’t\n', `$&\n${sketches}\n`)}\n`

  /** Replaces Storybook's addresses by links between pages. */
  function inPackage(text: string) {
    return text.replaceAll(/\]\(\?path=\/docs\/([a-z0-9-]+)--docs\)/g, (_, address: string) => {
      const target = addresses.get(address)
      if (target === undefined) throw new Error(`${source} leads to ${address}, which is no page`)
      return `](${surroundings.to(target)})`
    })
  }
}

/** In Storybook a component is above its description. A reader of Markdown needs the description first. */
function introFirst(text: string) {
  return text.replace(/^(# [^\n]+\n\n)(```tsx\n.+?\n```\n\n)(.+?\n\n)(?=## )/s, '$1$3$2')
}

/** Exports without a component, with a section for each. */
function writeShared(library: string, functions: NamedFunction[], types: NamedType[]) {
  const chapters = [
    ...functions.map(({ name, text, summary }) => ({ name, summary, keyword: '', source: text })),
    ...types.map(({ name, text, description }) => ({ name, summary: description, keyword: 'type ', source: text })),
  ]
  const text = paragraphs(
    '# Shared functions and types',
    `They come from \`${library}\`. What only one component needs is on the page of that component.`,
    ...chapters.map(({ name, summary, keyword, source }) =>
      paragraphs(`## ${name}`, summary, fence(`import { ${keyword}${name} } from '${library}'\n\n${source}`, 'ts')),
    ),
  )
  return `${text}\n`
}

const sketches = 'These are sketches: data and helpers that no entry exports stand for your own.'

function exampleBeside(source: string) {
  const example = source.replace('.mdx', '.example.tsx')
  return existsSync(join(ui, 'src', example)) ? sourceText(example) : ''
}

function sourceText(source: string) {
  return readFileSync(join(ui, 'src', source), 'utf8')
}
