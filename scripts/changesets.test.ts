import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './package/pack.ts'

// An unreadable changeset would only stop the release, which is too late.
describe('each changeset names the package and the kind of change', () => {
  test.each(globSync('.changeset/*.md', { cwd: root }))('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^---\n"@arot\/ui": (patch|minor|major)\n---\n\n\S/)
  })
})
