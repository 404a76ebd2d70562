// A link to a moved file is broken for its reader.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

test.each(pages)('every file that %s links to exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?![a-z]+:|[#/?])([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(page), decodeURIComponent(link))))).toEqual([])
})
