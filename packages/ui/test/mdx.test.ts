import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ui } from '../scripts/components.ts'
import { moduleOf } from '../scripts/mdx.ts'

it('leaves the code of a page on its lines, without prose and fences', () => {
  const page = [
    "import { Tag } from './Tag.tsx'",
    '',
    '# Tag, in code <Tag>',
    '',
    '```tsx',
    '<Tag tone={unknown} />',
    '```',
    '<Advice',
    '  good={{ example: <Tag /> }}',
    '/>',
  ]
  expect(moduleOf(page.join('\n')).split('\n')).toEqual([
    "import { Tag } from './Tag.tsx';",
    ...Array(6).fill(''),
    '<Advice',
    '  good={{ example: <Tag /> }}',
    '/>;',
  ])
})

it('shows code with its imports, so that the package can compile it', () => {
  const pages = globSync('src/**/*.mdx', { cwd: ui })
  const fences = pages.flatMap((path) =>
    [...readFileSync(join(ui, path), 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([code]) => ({ path, code })),
  )
  expect(fences.length).toBeGreaterThan(5)
  expect(fences.filter(({ code }) => !/^import /m.test(code))).toEqual([])
})
