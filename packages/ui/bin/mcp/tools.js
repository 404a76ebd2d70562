// What an agent can ask for.
import { chapterOf, findPage } from './library.js'
import { search } from './search.js'

/**
 * @typedef {import('./library.js').Library} Library
 * @typedef {Record<string, string>} Args
 * @typedef {{
 *   description: string
 *   takes: Record<string, string>
 *   needs: string[]
 *   run: (library: Library, args: Args) => string
 * }} Tool
 */

const longest = 500
const most = 10

/** A question that has no answer, in words for the agent. */
class NoAnswer extends Error {}

const tokenGroups = 'color, text, font, radius, size, shadow, duration, ease, layer, breakpoint'

/** @type {Record<string, Tool>} */
const tools = {
  list_components: {
    description:
      'Lists the components: name, import, and what each is for. Give a task or another library’s word (“modal”, “autocomplete”, “confirm before deleting”) to get those that fit, best first.',
    takes: {
      task: 'What the component is to do, or what it is called elsewhere',
      group: 'Only components of this group',
    },
    needs: [],
    run: ({ pages, components }, { task, group }) => {
      const ofGroup = components.filter((one) => group === undefined || one.group === group.toLowerCase())
      if (ofGroup.length === 0)
        throw new NoAnswer(
          `There is no such group. Groups: ${[...new Set(components.map((one) => one.group))].join(', ')}.`,
        )
      const found =
        task === undefined
          ? ofGroup
          : search(pages, task)
              .flatMap((page) => ofGroup.filter((one) => one.page === page))
              .slice(0, most)
      if (found.length === 0) throw new NoAnswer('No component fits. List them without a task to see all.')
      return found.map(({ name, entry, group, summary }) => `- ${name} (${entry}, ${group}): ${summary}`).join('\n')
    },
  },
  get_guidance: {
    description:
      'The whole page of a component or guide, in Markdown: example, when to use it, its parts, keys, what a screen reader says, words and props. Read it before you use a component for the first time.',
    takes: {
      name: 'A component, one of its parts, a function, a type, or a guide: Dialog, MenuItem, useToast, Product, recipes/Hosts',
    },
    needs: ['name'],
    run: (library, { name = '' }) => {
      const { page, chapter } = pageNamed(library, name)
      return chapter || page.text
    },
  },
  get_props: {
    description:
      'What a component must and can be given, its types, and its words to translate, in Markdown. Of a function or a type: what it is.',
    takes: { name: 'A component, one of its parts, a function or a type: Dialog, MenuItem, useToast, Product' },
    needs: ['name'],
    run: (library, { name = '' }) => {
      const { page, chapter } = pageNamed(library, name)
      const props = chapter || chapterOf(page, 'Props')
      if (props === '') throw new NoAnswer(`${page.title} is a guide and has no props.`)
      return props
    },
  },
  get_tokens: {
    description: 'The design tokens with their values, light and dark, and what each is for.',
    takes: { group: `One group alone: ${tokenGroups}` },
    needs: [],
    run: (library, { group }) => {
      const { page } = pageNamed(library, 'Tokens')
      if (group === undefined) return page.text
      const chapter = chapterOf(page, group.toLowerCase())
      if (chapter === '') throw new NoAnswer(`There is no such group of tokens. Groups: ${tokenGroups}.`)
      return chapter
    },
  },
  search: {
    description:
      'Searches all pages: components, recipes, patterns, foundations, tokens, and the functions and types that components share.',
    takes: { query: 'What you look for, in a few words' },
    needs: ['query'],
    run: ({ pages }, { query = '' }) => {
      const found = search(pages, query).slice(0, most)
      if (found.length === 0) throw new NoAnswer('Nothing was found. Try other words.')
      return found
        .map(({ path, title, intro }) => `- ${title} (${path.replace(/\.md$/, '')}): ${firstParagraph(intro)}`)
        .join('\n')
    },
  },
}

export const toolList = Object.entries(tools).map(([name, { description, takes, needs }]) => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(takes).map(([key, about]) => [key, { type: 'string', maxLength: longest, description: about }]),
    ),
    required: needs,
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
}))

/**
 * The answer as MCP has it; `undefined` if there is no such tool.
 * @param {Library} library
 * @param {unknown} name
 * @param {unknown} args
 */
export function callTool(library, name, args = {}) {
  const tool = typeof name === 'string' && Object.hasOwn(tools, name) ? tools[name] : undefined
  if (tool === undefined) return undefined
  try {
    return { content: [{ type: 'text', text: tool.run(library, checkArguments(tool, args)) }] }
  } catch (error) {
    if (error instanceof NoAnswer) return { content: [{ type: 'text', text: error.message }], isError: true }
    throw error
  }
}

/**
 * @param {Tool} tool
 * @param {unknown} args
 * @returns {Args}
 */
function checkArguments({ takes, needs }, args) {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) throw new NoAnswer('Arguments are an object.')
  for (const [key, value] of Object.entries(args)) {
    if (!Object.hasOwn(takes, key))
      throw new NoAnswer(`There is no argument of that name. There are: ${Object.keys(takes).join(', ')}.`)
    if (typeof value !== 'string') throw new NoAnswer(`${key} is a text.`)
    if (value.length > longest) throw new NoAnswer(`${key} has at most ${longest} characters.`)
  }
  const missing = needs.find((key) => !Object.hasOwn(args, key))
  if (missing !== undefined) throw new NoAnswer(`${missing} is missing.`)
  return /** @type {Args} */ (args)
}

/**
 * @param {Library} library
 * @param {string} name
 */
function pageNamed(library, name) {
  const found = findPage(library, name)
  if (found) return found
  const near = search(library.pages, name).slice(0, 5)
  const hint = near.length > 0 ? ` Did you mean ${near.map(({ title }) => title).join(', ')}?` : ''
  throw new NoAnswer(`There is no component, function, type or guide of that name.${hint}`)
}

/** @param {string} intro */
function firstParagraph(intro) {
  const [, paragraph = ''] = intro.split('\n\n')
  return paragraph.replaceAll('\n', ' ')
}
