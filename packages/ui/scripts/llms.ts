import { groups } from './components.ts'
import { guides } from './guidance.ts'
import { needsOf } from './props-in-markdown.ts'
import type { ComponentReference, LibraryReference } from './reference.ts'

/** The library on one page of text, for language models: the components, their required props, and where to read more. */
export function llms({ name, components }: LibraryReference) {
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
