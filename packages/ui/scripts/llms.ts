import { groups } from './components.ts'
import { guides } from './guidance.ts'
import { code } from './markdown.ts'
import { needsOf } from './props-in-markdown.ts'
import type { ComponentReference, LibraryReference } from './reference.ts'

/** The library on one page of text, for language models: the components, their required props, and where to read more. */
export function llms({ name, components, types }: LibraryReference) {
  const chapters = groups.flatMap((group) => {
    const lines = components.filter((one) => one.group === group).map(lineOf)
    return lines.length > 0 ? [`## ${group[0]?.toUpperCase()}${group.slice(1)}\n\n${lines.join('\n')}\n`] : []
  })
  return `# ${name}

> React 19 components for a wholesale marketplace: light and dark, English, Bengali, Arabic and German, right to left, from
> 360 px up. They take data as props and report by callbacks. They fetch nothing and know no router.

- Each component has an entry of its own: \`import { Button } from '${name}/Button'\`.
- Styles: with Tailwind 4 \`@import "${name}/tailwind.css"\` after Tailwind; in any other host \`@import "${name}/styles.css"\`. Never both.
- Once around the page: \`<ArotProvider link={…} currency="USD" locale="en-US" messages={…} timeZone="UTC">\`. All of it is optional, and so is the provider.
- A value is \`value\`, \`defaultValue\` and \`onValueChange(value)\`. A handler of a button may return a promise; the button is pending until it settles.
- Dark is the class \`dark\` on \`body\` or on any part of a page; compact is \`arot-compact\`.
- Words: \`labels\` in one place, \`messages\` for all (\`${name}/messages/bn\`, \`${name}/messages/ar\`, \`${name}/messages/de\`).
- Each link below leads to a page of the package: when to use the component, its parts, keys, props, words and an example. [Tokens](dist/docs/tokens.md) has every token, [shared functions and types](dist/docs/shared.md) what you import from \`${name}\` itself: \`Product\`, \`Act\`, \`formatMoney\`.
- Guides: [install](dist/docs/foundations/Install.md) and [hosts](dist/docs/recipes/Hosts.md) first; all of them are listed [below](#guides).
- The same over MCP: \`npx ${name} mcp\`. As data: \`${name}/reference.json\`.
- The examples as files of your own: \`npx shadcn add ./node_modules/${name}/dist/registry/buying.json\`. \`${name}/registry.json\` lists them.

${chapters.join('\n')}
## Types

Of required props, of the data that a component shows, and of the hooks. A required prop without a type here is a text, a
number, a boolean or a node, as its name says. ${code('Row')}, ${code('Value')} and ${code('Values')} stand for types of yours. ${code('Product')} and the
other types without an entry above come from \`${name}\`.

${shapesOf({ components, types }).join('\n')}

## Guides

${guides().map(guideLine).join('\n')}
`
}

function lineOf({ name, entry, parts, functions }: ComponentReference) {
  const [first] = parts
  const imports = `import { ${[...parts, ...functions].map((one) => one.name).join(', ')} } from '${entry}'`
  return [`- [${name}](dist/docs/${name}.md) \`${imports}\`: ${first?.summary ?? ''}`, first ? needsOf(first) : '']
    .filter((text) => text !== '')
    .join(' ')
}

function guideLine({ path, title, aliases }: ReturnType<typeof guides>[number]) {
  const also = aliases === '' ? '' : `: ${aliases}`
  return `- [${title}](dist/docs/${path})${also}`
}

/** The types of props that a name does not explain, of the hooks, and then each type that these name. */
function shapesOf({ components, types }: Pick<LibraryReference, 'components' | 'types'>): string[] {
  const texts = new Map(
    [...types, ...components.flatMap((one) => one.types)].map(({ name, text }) => [name, oneLine(text)]),
  )
  const props = components
    .flatMap(({ parts }) => parts)
    .flatMap(({ name, props }) =>
      props
        .filter(({ type, isRequired }) => (isRequired ? !isPlain(type) : isData(type)))
        .map((prop) => ({ name: `${name} ${prop.name}`, text: oneLine(prop.type) })),
    )
  const hooks = components
    .flatMap(({ functions }) => functions)
    .filter(({ name }) => name.startsWith('use'))
    .map(({ name, text }) => ({ name, text: oneLine(text) }))
  const used = [...props, ...hooks]
  const named = new Set(used.flatMap(({ text }) => namesIn(text)))
  // A set that grows is walked to its end.
  for (const name of named) for (const other of namesIn(texts.get(name) ?? '')) named.add(other)
  return [...used, ...[...named].sort().map((name) => ({ name, text: texts.get(name) ?? '' }))].map(
    ({ name, text }) => `- ${code(name)}: ${code(text)}`,
  )

  function namesIn(text: string) {
    return [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).filter((name) => texts.has(name))
  }
}

const isPlain = (type: string) => /^(string|number|boolean|ReactNode|string \| ReactElement)$/.test(type)
/** What a component shows: it is optional where the component also shows that it loads. */
const isData = (type: string) => /^readonly [A-Za-z]+\[\]$|^Product \| null$/.test(type)

/** Without its comments. */
const oneLine = (text: string) =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/(?<=[^\s{;|&(,=<])\s*\n\s*(?=[\w'"[}])/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(export )?type \w+(<.*?>)? = /, '')
