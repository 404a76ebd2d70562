// Renders the tables of a component's page that come from its types: props, functions, types and texts.
import { code, fence, paragraphs, table } from './markdown.ts'
import type { ComponentReference, Part, Prop } from './reference.ts'

export function propsInMarkdown({ name, entry, parts, functions, types, words }: ComponentReference) {
  const propTypes = new Set(parts.map((part) => `${part.name}Props`))
  const others = types.filter((type) => !propTypes.has(type.name) && !type.name.endsWith('Labels'))
  return paragraphs(
    ...parts.map(partInMarkdown),
    functions.length > 0 ? `### Functions of ${name}` : '',
    ...functions.map((one) => paragraphs(`${code(one.name)}: ${one.summary}`, fence(one.text, 'ts'))),
    others.length > 0 ? `### Types of ${name}` : '',
    others.length > 0
      ? table(
          ['Type', 'Stands for', 'What'],
          others.map((type) => [code(type.name), code(type.text), type.description]),
        )
      : '',
    ...Object.entries(words).map(([part, labels]) =>
      paragraphs(
        `### Words of ${part}`,
        'To translate: `labels` for one place, `messages` of `ArotProvider` for all. A `…` stands for a value.',
        table(
          ['Key', 'English'],
          Object.entries(labels).map(([key, word]) => [code(key), word]),
        ),
      ),
    ),
    `All of it comes from ${code(entry)}.`,
  )
}

/** The required props: `Needs …`, once for each shape of the props. */
export function needsOf({ usages }: Part) {
  const [first = [], ...others] = usages
  if (first.length === 0) return ''
  return `Needs ${[first, ...others].map((usage) => usage.map(code).join(', ')).join('; or ')}.`
}

function partInMarkdown(part: Part) {
  const rows = part.props.map((prop) => [
    code(prop.name),
    code(prop.type),
    prop.default ? code(prop.default) : '',
    aboutOf(prop),
  ])
  return paragraphs(
    `### ${part.name}`,
    part.summary,
    needsOf(part),
    rows.length > 0 ? table(['Prop', 'Type', 'Default', 'What'], rows) : '',
    nativeOf(part.native),
  )
}

function aboutOf({ name, isRequired, isInSome, description }: Prop) {
  const about =
    name === 'labels' && description === '' ? 'Words for this one place, over those of the provider.' : description
  return [isRequired && !isInSome ? '**Required.**' : '', about, isInSome ? 'Only in some shapes of the props.' : '']
    .filter((text) => text !== '')
    .join(' ')
}

function nativeOf(element: string | undefined) {
  if (element === undefined) return 'It takes no other attributes.'
  if (['input', 'select', 'textarea'].includes(element))
    return `Every other attribute of ${code(element)} and \`ref\` reach that element, \`className\` the outermost one.`
  const attribute = element === 'element' ? 'Every other attribute' : `Every other attribute of ${code(element)}`
  return `${attribute}, \`className\` and \`ref\` reach its outermost element.`
}
