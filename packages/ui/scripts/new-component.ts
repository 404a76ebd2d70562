// Begins a component: `npm run new:component -- marketplace/StockLevel` writes its folder, its stories and its entry in
// the package, all of which pass every check as they are.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { components, groups, ui } from './components.ts'

const [, group, name] = process.argv[2]?.match(/^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/) ?? []

if (group === undefined || name === undefined || !groups.includes(group)) {
  refuse(`Say where it belongs and what it is: npm run new:component -- marketplace/StockLevel
Where: ${groups.join(', ')}. What: a name in PascalCase.`)
}
const namesake = components().find((component) => component.name.toLowerCase() === name.toLowerCase())
if (namesake) refuse(`There is a ${namesake.path} already, and every component has an entry of its own name.`)

const folder = join(ui, 'src', group, name)
if (existsSync(folder)) refuse(`There is a folder ${group}/${name} already.`)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${name}.tsx`), component(name))
writeFileSync(join(folder, `${name}.stories.tsx`), stories(group, name))
const { status } = spawnSync('node', [join(import.meta.dirname, 'exports.ts')], { stdio: 'inherit' })

console.log(`packages/ui/src/${group}/${name} is there. Next: what it shows, a story a state, npm test -- stories.`)
process.exitCode = status ?? 1

function component(name: string) {
  return `import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type ${name}Props = ComponentProps<'div'>

/** What it is, and when to take it. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div data-slot="${kebab(name)}" {...props} className={cn('text-arot-14 text-arot-ink', className)} />
}
`
}

function stories(group: string, name: string) {
  return `import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  component: ${name},
  title: '${group[0]?.toUpperCase()}${group.slice(1)}/${name}',
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
  render: () => <Composite stories={{ Default }} />,
})
`
}

function kebab(name: string) {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()
}

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}
