import { expect, it } from 'vitest'
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
