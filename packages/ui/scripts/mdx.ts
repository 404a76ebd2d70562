// Parses a documentation page: its prose, its code, and the elements between them as data.
import { type ESTree, parseSync } from 'vite'

export type Element = {
  name: string
  attributes: Record<string, unknown>
  children: Element[]
}

export type Block = { kind: 'text'; text: string } | { kind: 'element'; element: Element }

/** The source of an element inside an attribute: an example, which is not rendered. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** A line of prose or code, or the lines of an import, an export or an element. */
type Part = { kind: 'line' | 'statement'; source: string }

/** The blocks of a page, in order, without imports and exports. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  for (const { kind, source } of partsOf(page)) {
    if (kind === 'line') text.push(source)
    else if (source.startsWith('<')) {
      blocks.push({ kind: 'text', text: text.join('\n') }, { kind: 'element', element: elementIn(source) })
      text = []
    }
  }
  return [...blocks, { kind: 'text', text: text.join('\n') }]
}

/** The page as a module, to check its types: each import, export and element on the lines that it has in the page. */
export function moduleOf(page: string): string {
  return partsOf(page)
    .map(({ kind, source }) => (kind === 'statement' ? `${source};` : ''))
    .join('\n')
}

function partsOf(page: string): Part[] {
  const lines = page.split('\n')
  const parts: Part[] = []
  let isCode = false
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string
    if (line.startsWith('```')) isCode = !isCode
    if (isCode || !/^(<[A-Za-z]|import |export )/.test(line)) {
      parts.push({ kind: 'line', source: line })
      continue
    }
    const source = statementAt(lines, index)
    index += source.split('\n').length - 1
    parts.push({ kind: 'statement', source })
  }
  return parts
}

/** The fewest lines from here that are a complete element or statement. */
function statementAt(lines: string[], start: number) {
  for (let end = start + 1; end <= lines.length; end += 1) {
    const source = lines.slice(start, end).join('\n')
    if (parseSync('page.tsx', source).errors.length === 0) return source
  }
  throw new Error(`No element ends after: ${lines[start]}`)
}

function elementIn(source: string): Element {
  const [statement] = parseSync('page.tsx', source).program.body
  if (statement?.type !== 'ExpressionStatement') throw new Error(`This is not an element: ${source}`)
  const { expression } = statement
  if (expression.type !== 'JSXElement') throw new Error(`This is not an element: ${source}`)
  return read(expression)

  function read({ openingElement, children }: ESTree.JSXElement): Element {
    const attributes = openingElement.attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
      return [[attribute.name.name, attribute.value ? dataOf(attribute.value) : true]]
    })
    return {
      name: sourceOf(openingElement.name),
      attributes: Object.fromEntries(attributes),
      children: children.flatMap((child) => (child.type === 'JSXElement' ? [read(child)] : [])),
    }
  }

  /** Texts, lists and records become data; everything else stays source. */
  function dataOf(node: ESTree.Node): unknown {
    if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
      return dataOf(node.expression)
    if (node.type === 'Literal') return node.value
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
    if (node.type === 'ArrayExpression') return node.elements.map((item) => item && dataOf(item))
    if (node.type === 'ObjectExpression')
      return Object.fromEntries(
        node.properties.flatMap((property): [string, unknown][] =>
          property.type === 'Property' ? [[keyOf(property.key), dataOf(property.value)]] : [],
        ),
      )
    return new Markup(flush(sourceOf(node), source.slice(0, node.start)))
  }

  function keyOf(node: ESTree.Node) {
    return node.type === 'Literal' ? String(node.value) : sourceOf(node)
  }

  function sourceOf({ start, end }: { start: number; end: number }) {
    return source.slice(start, end)
  }
}

/** The text without its indentation in the page. */
function flush(text: string, before: string) {
  const indentation = /(?:^|\n)( *)[^\n]*$/.exec(before)?.[1] ?? ''
  return text.replaceAll(`\n${indentation}`, '\n')
}
