// What the package knows of itself: its pages in Markdown and its components. Everything is read once, at the start; what a
// client asks for is looked up in there and never becomes a path.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ path: string, title: string, intro: string, aliases: string[], text: string }} Page
 * @typedef {{ name: string, group: string, entry: string, summary: string, parts: string[], page: Page }} Component
 * @typedef {{ name: string, version: string, pages: Page[], components: Component[] }} Library
 */

/**
 * @param {string} root The folder of the package.
 * @returns {Library}
 */
export function readLibrary(root) {
  const docs = join(root, 'dist/docs')
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => pageOf(path, readFileSync(join(docs, path), 'utf8')))
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /** @type {{ components: { name: string, group: string, entry: string, parts: { name: string, summary: string }[] }[] }} */
  const registry = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'))
  const components = registry.components.flatMap(({ name, group, entry, parts }) => {
    const page = pages.find(({ path }) => path === `${name}.md`)
    const summary = parts[0]?.summary ?? ''
    return page ? [{ name, group, entry, summary, parts: parts.map((part) => part.name), page }] : []
  })
  return { name, version, pages, components }
}

/**
 * A page by its title, its path or the name of a component or of one of its parts.
 * @param {Library} library
 * @param {string} name
 */
export function findPage({ pages, components }, name) {
  const wanted = name.toLowerCase()
  const component =
    components.find((one) => one.name.toLowerCase() === wanted) ??
    components.find(({ parts }) => parts.some((part) => part.toLowerCase() === wanted))
  if (component) return component.page
  return pages.find(({ path, title }) =>
    [path, path.replace(/\.md$/, ''), title].some((known) => known.toLowerCase() === wanted),
  )
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
 * @returns {Page}
 */
function pageOf(path, text) {
  const [intro = ''] = text.split(/\n(?:```|## )/, 1)
  return {
    path,
    title: /^# (.+)$/m.exec(text)?.[1] ?? path,
    intro,
    aliases: /^Also called: (.+)\.$/m.exec(intro)?.[1]?.split(', ') ?? [],
    text,
  }
}
