// Converts the elements of a documentation page to Markdown.
import { code, fence, paragraphs, table } from './markdown.ts'
import { type Element, Markup } from './mdx.ts'

/** Functions and texts of the page that contains the element. */
export type Surroundings = {
  example: string
  /** The tables of the page's component. */
  props: string
  /** Returns the relative link from this page to another one. */
  to: (target: string) => string
  /** The text, with a link from each component's name to its page. */
  withLinks: (text: string) => string
}

type Attributes = Element['attributes']

const tokens = (_: Attributes, { to }: Surroundings) => `The values are in [tokens](${to('tokens.md')}).`

const writers: Record<string, (attributes: Attributes, surroundings: Surroundings) => string> = {
  Meta: () => '',
  Gallery: (_, { to }) => `[Button](${to('Button.md')}) and the other pages beside it describe a component each.`,
  Paths: ({ rows }) => (rows as string[][]).map(([title, , text]) => `- **${title}.** ${text}`).join('\n'),
  TokenStrip: tokens,
  Example: (_, { example }) => fence(example),
  Props: (_, { props }) => props,
  When: ({ head = ['You want', 'Take'], rows }, { withLinks }) =>
    table(
      head as string[],
      pairsOf(rows).map(([want, take]) => [want, withLinks(take)]),
    ),
  Anatomy: ({ parts }) =>
    table(
      ['data-slot', 'What it is'],
      pairsOf(Object.entries(parts as object)).map(([slot, what]) => [code(slot), what]),
    ),
  Keys: ({ rows }) =>
    table(
      ['Key', 'What it does'],
      pairsOf(rows).map(([keys, what]) => [keys.split(', ').map(code).join(', '), what]),
    ),
  Advice: ({ good, bad }) => paragraphs(sideInMarkdown('Do', good), sideInMarkdown('Don’t', bad)),
  TokenList: tokens,
  ColorTable: tokens,
  TypeScale: tokens,
}

export function elementInMarkdown({ name, attributes, children }: Element, surroundings: Surroundings): string {
  const write = writers[name]
  if (write) return write(attributes, surroundings)
  if (children.length === 0) return 'Storybook shows this part alive.'
  return paragraphs(...children.map((child) => elementInMarkdown(child, surroundings)))
}

function sideInMarkdown(title: string, side: unknown) {
  const { example, because } = side as { example: unknown; because: unknown }
  return paragraphs(`**${title}.** ${textOf(because)}`, example instanceof Markup ? fence(example.source) : '')
}

function pairsOf(rows: unknown) {
  return (rows as [unknown, unknown][]).map(([one, other]) => [textOf(one), textOf(other)] as const)
}

function textOf(value: unknown) {
  if (typeof value === 'string') return value
  throw new Error(`A page says ${value instanceof Markup ? value.source : value} where Markdown needs a text`)
}
