// Creates a component: `npm run new:component -- marketplace/StockLevel Buying` writes its folder, its stories, its page
// and its entry in the package. All of them pass every check. The second word is its group in Storybook's sidebar. In
// `Fields` it is a field and in `Actions` a button, with a story for each way in which a host uses one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { components, groups, trade, ui } from './components.ts'
import { action } from './templates/action.ts'
import { field } from './templates/field.ts'
import { plain } from './templates/plain.ts'
import type { Place } from './templates/template.ts'

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

const task = process.argv[3]
const template = task === 'Fields' ? field : task === 'Actions' ? action : plain
const primitives = group === 'primitives' ? '../' : '../../primitives/'
const place: Place = {
  name,
  slot: name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase(),
  title: [`${group[0]?.toUpperCase()}${group.slice(1)}`, ...(task ? [task] : []), name].join('/'),
  primitive: (other) => (isOfTrade ? `@arot/ui/${other}` : `${primitives}${other}/${other}.tsx`),
  lib: (other) => (isOfTrade ? `@arot/ui/internal/lib/${other}` : `../../lib/${other}.ts`),
}

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${name}.tsx`), template.component(place))
writeFileSync(join(folder, `${name}.stories.tsx`), template.stories(place))
writeFileSync(join(folder, `${name}.example.tsx`), example(name))
writeFileSync(join(folder, `${name}.mdx`), page(place))
const writers = ['exports.ts', '../../../scripts/ui-paths.ts', 'write-reference.ts']
const failed = writers.find((script) => {
  return spawnSync('node', [join(import.meta.dirname, script)], { stdio: 'inherit' }).status !== 0
})

console.log(
  `${relative(join(ui, '../..'), folder)} is there. Next: what it shows, a story a state, its page, npm test -- stories.`,
)
process.exitCode = failed === undefined ? 0 : 1

function example(name: string) {
  return `import { ${name} } from '@arot/${isOfTrade ? 'trade' : 'ui'}/${name}'

export function ${name}Example() {
  return ${template.element(name, name)}
}
`
}

function page({ name, slot }: Place) {
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
    '${slot}': 'The whole of it.',
  }}
/>

## Do and don’t

<Advice
  good={{ example: ${template.element(name, 'Good')}, because: 'Why it is good.' }}
  bad={{ example: ${template.element(name, 'Bad')}, because: 'What a person would notice.' }}
/>

## By keyboard

<Keys rows={[${template.keys}]} />

## What a screen reader says

What it says.

## Words

How its words are written.

## Props

<Props of="${name}" />
`
}

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}
