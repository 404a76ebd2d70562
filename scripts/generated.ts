// Checks that generated files are up to date.
import { spawnSync } from 'node:child_process'

const makers = [
  'packages/ui/scripts/tokens.ts',
  'packages/ui/scripts/exports.ts',
  'packages/ui/scripts/write-reference.ts',
  'scripts/architecture.ts',
]
const stale = makers.filter((maker) => spawnSync('node', [maker, '--check'], { stdio: 'inherit' }).status !== 0)

console.log(`${makers.length - stale.length} passed, ${stale.length} failed`)
process.exitCode = stale.length > 0 ? 1 : 0
