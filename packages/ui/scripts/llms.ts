import type { Registered, Registry } from './reference.ts'

const titles: Record<string, string> = {
  foundations: 'Foundations',
  primitives: 'Primitives',
  marketplace: 'Marketplace',
  site: 'Site',
}

/** The library in one page of text, for whoever reads it by machine: what there is, and what each must be given. */
export function llms({ name, components }: Registry) {
  const groups = Object.entries(titles).map(([group, title]) => {
    const told = components.filter((one) => one.group === group).map(entryOf)
    return `## ${title}\n\n${told.join('\n')}\n`
  })
  return `# ${name}

> React 19 components for a wholesale marketplace: light and dark, English, Bengali, Arabic and German, right to left, from
> 360 px up. They take data by props and tell by callbacks; they fetch nothing and know no router.

- Each component has an entry of its own: \`import { Button } from '${name}/Button'\`.
- Styles: with Tailwind 4 \`@import "${name}/tailwind.css"\` after Tailwind; in any other host \`@import "${name}/styles.css"\`. Never both.
- Once around the page: \`<ArotProvider link={…} currency="USD" locale="en-US" messages={…} timeZone="UTC">\`; all of it is optional, and so is the provider.
- A value is \`value\`, \`defaultValue\` and \`onValueChange(value)\`. What was pressed may return a promise and is shown as pending.
- Dark is the class \`dark\` on \`body\` or on any part of a page; compact is \`arot-compact\`.
- Words: \`labels\` in one place, \`messages\` for all (\`${name}/messages/bn\`, \`${name}/messages/ar\`, \`${name}/messages/de\`).
- All props, types, slots, words and an example of each, and the types they share (\`Product\`, \`PriceBreak\`, …, imported from \`${name}\`): \`${name}/registry.json\`. Recipes and patterns, each with an example that runs: \`src/recipes\` and \`src/patterns\` of the package.

${groups.join('\n')}`
}

function entryOf({ entry, parts, name }: Registered) {
  const [first, ...others] = parts
  const needed = first?.props.filter(({ isRequired }) => isRequired).map((prop) => `\`${prop.name}\``) ?? []
  const beside = others.filter((part) => part.name !== name).map((part) => `\`${part.name}\``)
  return [
    `- \`${entry}\`: ${first?.summary ?? ''}`,
    needed.length > 0 ? ` Needs ${needed.join(', ')}.` : '',
    beside.length > 0 ? ` Also ${beside.join(', ')}.` : '',
  ].join('')
}
