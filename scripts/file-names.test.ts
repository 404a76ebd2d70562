import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './package/pack.ts'

// Lint reads the names of modules, and not those of documents, styles, statements and changesets.
it('no file is named by a participle or a metaphor', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const words =
    'told|said|asked|taken|kept|known|shown|heard|given|written|looked|meant|shelf|house|news|letters?|judge|turns'
  const forbidden = new RegExp(`(?:^|[/._-])(?:${words})(?:[./_-]|$)`)
  expect(files.filter((file) => forbidden.test(file) && !file.endsWith('.png'))).toEqual([])
})
