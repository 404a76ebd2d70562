// The documentation as Markdown, for people and agents who read it in the package: a page for each component, and one for
// each recipe, pattern and foundation.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { ui } from './components.ts'
import { elementInMarkdown, type Surroundings } from './elements-in-markdown.ts'
import { paragraphs } from './markdown.ts'
import { blocksOf } from './mdx.ts'
import { propsInMarkdown } from './props-in-markdown.ts'
import type { Registered, Registry } from './reference.ts'
import { tokensInMarkdown } from './tokens-in-markdown.ts'

/** Groups of pages that belong to no component. */
const guides = ['foundations/docs', 'patterns', 'recipes']

type Page = {
  /** Inside `dist/docs`. */
  path: string
  /** Its source, inside `src`. */
  source: string
  component?: Registered
}

/** Every page by its path inside `dist/docs`. */
export function guidance({ components }: Registry): Record<string, string> {
  const pages: Page[] = [
    ...components.map((component) => ({
      path: `${component.name}.md`,
      source: `${component.group}/${component.name}/${component.name}.mdx`,
      component,
    })),
    ...guides.flatMap((folder) =>
      globSync(`${folder}/*.mdx`, { cwd: join(ui, 'src') })
        .sort()
        .map((source) => ({ path: `${folder.replace('/docs', '')}/${basename(source, '.mdx')}.md`, source })),
    ),
  ]
  const addresses = new Map(pages.map((page) => [addressOf(page), page.path]))
  const texts = pages.map((page): [string, string] => [page.path, markdownOf(page, addresses)])
  return Object.fromEntries([...texts, ['tokens.md', tokensInMarkdown()]])
}

export function writeGuidance(registry: Registry, folder: string) {
  for (const [path, text] of Object.entries(guidance(registry))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Where Storybook shows the page: `patterns-confirming`. */
function addressOf({ source, component }: Page) {
  const [, title] = /^<Meta title="(.+)" \/>$/m.exec(sourceText(source)) ?? []
  return (title ?? `${component?.group}/${component?.name}`).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
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
  return `${paragraphs(...blocks).replace('## Do and don’t\n', `$&\n${sketches}\n`)}\n`

  /** Storybook's addresses become ways from page to page. */
  function inPackage(text: string) {
    return text.replaceAll(/\]\(\?path=\/docs\/([a-z0-9-]+)--docs\)/g, (_, address: string) => {
      const target = addresses.get(address)
      if (target === undefined) throw new Error(`${source} leads to ${address}, which is no page`)
      return `](${surroundings.to(target)})`
    })
  }
}

const sketches = 'These are sketches: data and helpers that no entry exports stand for your own.'

function exampleBeside(source: string) {
  const example = source.replace('.mdx', '.example.tsx')
  return existsSync(join(ui, 'src', example)) ? sourceText(example) : ''
}

function sourceText(source: string) {
  return readFileSync(join(ui, 'src', source), 'utf8')
}
