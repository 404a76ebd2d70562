// Publishes `@arot/ui` with the version of the last changesets: builds it and runs changesets, which uses pnpm.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'packages/ui/package.json')
const manifest = readFileSync(file, 'utf8')
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env

// Only GitHub knows the repository, and npm refuses a provenance statement that names another one.
if (GITHUB_REPOSITORY) {
  const repository = { type: 'git', url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`, directory: 'packages/ui' }
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(manifest), repository }, null, 2)}\n`)
}
try {
  execFileSync('node', [join(root, 'packages/ui/scripts/build.ts')], { stdio: 'inherit', cwd: root })
  execFileSync('npx', ['--yes', '--package', packageManager, '--call', 'changeset publish'], {
    stdio: 'inherit',
    cwd: root,
  })
} finally {
  writeFileSync(file, manifest)
}
