// What the package knows of itself: its pages in Markdown and its components. Everything is read once, at the start; what a
// client asks for is looked up in there and never becomes a path.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * @typedef {{ path: string, title: string, intro: string, aliases: string[], exports: string[], text: string }} Page
 * @typedef {{ name: string, group: string, entry: string, summary: string, page: Page }} Component
 * @typedef {{ name: string, version: string, pages: Page[], components: Component[] }} Library
 *
 * @typedef {{ name: string, summary: string }} Named
 * @typedef {{ functions: Named[], types: Named[] }} Exports
 * @typedef {Exports & { components: (Exports & { name: string, group: string, entry: string, parts: Named[] })[] }} Reference
 */

const shared = 'shared.md'

/** Where two pages have one title, the first of these folders is meant: a recipe says what to do. */
const folders = ['.', 'recipes', 'patterns', 'foundations']

/**
 * @param {string} root The folder of the package.
 * @returns {Library}
 */
export function readLibrary(root) {
  const docs = join(root, 'dist/docs')
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /** @type {Reference} */
  const reference = JSON.parse(readFileSync(join(root, 'reference.json'), 'utf8'))
  const exported = new Map([
    [shared, [...reference.functions, ...reference.types]],
    ...reference.components.map(
      ({ name, parts, functions, types }) =>
        /** @type {[string, Named[]]} */ ([`${name}.md`, [...parts, ...functions, ...types]]),
    ),
  ])
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort()
    .sort((one, other) => folders.indexOf(dirname(one)) - folders.indexOf(dirname(other)))
    .map((path) => pageOf(path, readFileSync(join(docs, path), 'utf8'), exported.get(path) ?? []))
  const components = reference.components.flatMap(({ name, group, entry, parts }) => {
    const page = pages.find(({ path }) => path === `${name}.md`)
    return page ? [{ name, group, entry, summary: parts[0]?.summary ?? '', page }] : []
  })
  return { name, version, pages, components }
}

/**
 * A page by its title, its path, or the name of anything on it that can be imported, as it stands in an import too:
 * `@arot/ui/Dialog`. What all components share has a page together; then `chapter` is its part of it.
 * @param {Library} library
 * @param {string} name
 */
export function findPage({ name: library, pages }, name) {
  const wanted = name.startsWith(`${library}/`) ? name.slice(library.length + 1) : name
  const isWanted = (/** @type {string} */ known) => known.toLowerCase() === wanted.toLowerCase()
  const page =
    pages.find(({ path, title }) => [path, path.replace(/\.md$/, ''), title].some(isWanted)) ??
    pages.find(({ exports }) => exports.some(isWanted))
  if (page === undefined) return undefined
  // A function and a type may differ in their first letter alone: `availability`, `Availability`.
  const found =
    page.path === shared ? (page.exports.find((known) => known === wanted) ?? page.exports.find(isWanted)) : undefined
  return { page, chapter: found === undefined ? '' : chapterOf(page, found) }
}

/**
 * The chapter of a page, with its title; empty if there is none.
 * @param {Page} page
 * @param {string} title
 */
export function chapterOf({ text }, title) {
  const start = text.indexOf(`\n## ${title}\n`)
  if (start === -1) return ''
  const end = text.indexOf('\n## ', start + 1)
  return text.slice(start + 1, end === -1 ? undefined : end).trim()
}

/**
 * @param {string} path
 * @param {string} text
 * @param {Named[]} exported
 * @returns {Page}
 */
function pageOf(path, text, exported) {
  const [intro = ''] = text.split(/\n(?:```|## )/, 1)
  return {
    path,
    title: /^# (.+)$/m.exec(text)?.[1] ?? path,
    intro,
    aliases: /^Also called: (.+)\.$/m.exec(intro)?.[1]?.split(', ') ?? [],
    exports: exported.map(({ name }) => name),
    text,
  }
}
