// npm run fuzz: runs every test file with random data repeatedly, each round with another seed.
//   npm run fuzz                                    ten rounds from a fresh seed
//   npm run fuzz -- --seed 7 --rounds 1             the round that was red, once more
//   npm run fuzz -- --project api interleavings     some projects, some files
// Add a counterexample that it finds to its test as a case with a name.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freshSeed, seedFrom } from './testing/seed.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    project: { type: 'string', multiple: true, default: ['unit', 'contract', 'host', 'api', 'api-postgres'] },
  },
})
const root = join(import.meta.dirname, '..')
const first = seedFrom(values.seed) ?? freshSeed()
const rounds = Number(values.rounds)
const files = randomFiles().filter((file) => positionals.every((part) => file.includes(part)))
if (files.length === 0) throw new Error(`No test file with random data has ${positionals.join(' and ')} in its name.`)

let passed = 0
for (let round = 0; round < rounds && passed === round; round += 1) {
  const seed = (first + round) | 0
  console.log(`round ${round + 1} of ${rounds}, seed ${seed}, ${files.length} files`)
  const projects = values.project.flatMap((project) => ['--project', project])
  const env = { ...process.env, TEST_SEED: `${seed}` }
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', ...projects, ...files], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status === 0) passed += 1
  else console.log(`Red with seed ${seed}. To see it again: npm run fuzz -- --seed ${seed} --rounds 1`)
}
console.log(`${passed} passed, ${passed === rounds ? 0 : 1} failed`)
process.exitCode = passed === rounds ? 0 : 1

/** The test files that use fast-check, directly or through a helper. */
function randomFiles() {
  const sources = globSync(['packages/*/test/**/*.ts', 'scripts/**/*.ts'], { cwd: root })
  const text = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const usesRandom = (file: string) =>
    /from 'fast-check'|testing\/seed\.ts'|attack\/fuzz\.ts'/.test(text.get(file) ?? '')
  const helpers = sources
    .filter((file) => !file.endsWith('.test.ts') && usesRandom(file))
    .map((file) => `/${file.split('/').at(-1)}'`)
  return sources.filter(
    (file) =>
      file.endsWith('.test.ts') && (usesRandom(file) || helpers.some((helper) => text.get(file)?.includes(helper))),
  )
}
