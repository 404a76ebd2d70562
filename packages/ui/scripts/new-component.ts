// Creates a component: `npm run new:component -- marketplace/StockLevel Buying` writes its folder, its stories, its page
// and its entry in the package. All of them pass every check. The second word is its group in Storybook's sidebar.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { components, groups, trade, ui } from './components.ts'

const [, group, name] = process.argv[2]?.match(/^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/) ?? []

if (group === undefined || name === undefined || ![...groups, 'trade'].includes(group)) {
  refuse(`Say where it belongs and what it is: npm run new:component -- marketplace/StockLevel Buying
Where: ${groups.join(', ')}; trade, in a package of its own. What: a name in PascalCase. Last: its group in Storybook.`)
}
const namesake = [ui, trade]
  .flatMap((library) => components(library))
  .find((component) => component.name.toLowerCase() === name.toLowerCase())
if (namesake)
  refuse(`There is a ${namesake.group}/${namesake.name} already, and every component has an entry of its own name.`)

const isOfTrade = group === 'trade'
const folder = isOfTrade ? join(trade, 'src', name) : join(ui, 'src', group, name)
if (existsSync(folder)) refuse(`There is a folder ${group}/${name} already.`)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${name}.tsx`), component(name))
writeFileSync(join(folder, `${name}.stories.tsx`), stories(group, name, process.argv[3]))
writeFileSync(join(folder, `${name}.example.tsx`), example(name))
writeFileSync(join(folder, `${name}.mdx`), page(name))
const writers = ['exports.ts', '../../../scripts/ui-paths.ts', 'write-reference.ts']
const failed = writers.find((script) => {
  return spawnSync('node', [join(import.meta.dirname, script)], { stdio: 'inherit' }).status !== 0
})

console.log(
  `${relative(join(ui, '../..'), folder)} is there. Next: what it shows, a story a state, its page, npm test -- stories.`,
)
process.exitCode = failed === undefined ? 0 : 1

function component(name: string) {
  const react = "import type { ComponentProps } from 'react'"
  const imports = isOfTrade
    ? `import { cn } from '@arot/ui/internal/lib/cn'\n${react}`
    : `${react}\nimport { cn } from '../../lib/cn.ts'`
  return `${imports}

export type ${name}Props = ComponentProps<'div'>

/** What it is, and when to take it. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div data-slot="${kebab(name)}" {...props} className={cn('text-arot-14 text-arot-ink', className)} />
}
`
}

function stories(group: string, name: string, task?: string) {
  const title = [`${group[0]?.toUpperCase()}${group.slice(1)}`, ...(task ? [task] : []), name].join('/')
  return `import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  component: ${name},
  title: '${title}',
  args: { children: '${name}' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible()
  },
})

export const Playground = meta.story({})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default }} />,
})
`
}

function example(name: string) {
  return `import { ${name} } from '@arot/${isOfTrade ? 'trade' : 'ui'}/${name}'

export function ${name}Example() {
  return <${name}>${name}</${name}>
}
`
}

function page(name: string) {
  return `import { Meta } from '@storybook/addon-docs/blocks'
import { Advice, Anatomy, Example, Keys, Props, When } from '#storybook/docs/docs.ts'
import { ${name}Example } from './${name}.example.tsx'
import * as stories from './${name}.stories.tsx'
import { ${name} } from './${name}.tsx'

<Meta of={stories} />

# ${name}

<Example of="${name}">
  <${name}Example />
</Example>

What it is for.

## When, and when not

<When
  rows={[
    ['this', '${name}'],
    ['something like it', 'what is better at it'],
  ]}
/>

## Anatomy

<Anatomy
  of="${name}"
  parts={{
    '${kebab(name)}': 'The whole of it.',
  }}
/>

## Do and don’t

<Advice
  good={{ example: <${name}>Good</${name}>, because: 'Why it is good.' }}
  bad={{ example: <${name}>Bad</${name}>, because: 'What a person would notice.' }}
/>

## By keyboard

<Keys rows={[['Tab', 'passes it by: nothing in it can be pressed']]} />

## What a screen reader says

What it says.

## Words

How its words are written.

## Props

<Props of="${name}" />
`
}

function kebab(name: string) {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
}

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}
