// npm test: runs all checks. `npm test -- lint stories` runs only these.
//   npm test -- --times api     also prints how long each test file of a step takes
// A step is a command. Its counts come from its last `N passed, N failed` line, from Vitest's or Jest's JSON, or from its
// exit code. Two steps run in parallel, to use two processors.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { takeScratch } from './scratch.ts'
import { testSeed } from './testing/seed.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Step = {
  name: string
  command: string[]
  report?: string
  /** The step whose output it needs. */
  after?: string
}

const root = join(import.meta.dirname, '..')
const reports = join(root, '.data/reports')
const lanes = 2

/** All checks: quick ones first, then long ones, and small ones to fill the end. */
const steps: Step[] = [
  check('lint', 'biome', 'check', '--error-on-warnings'),
  // Threads would repeat work of each other, and the other steps use the second processor.
  check('types', 'node', 'scripts/types.ts', '--singleThreaded'),
  check('generated', 'node', 'scripts/generated.ts'),
  check('unused', 'knip'),
  check('app', 'node', 'scripts/app-build.ts'),
  check('build', 'node', 'packages/ui/scripts/build.ts'),
  after('app', reportingStep('journeys', ...vitest('journeys', 'journeys-foreign', 'journeys-hasty'))),
  // It waits for a third of its time, so it runs beside the busiest step.
  reportingStep('api-postgres', ...vitest('api-postgres')),
  reportingStep('stories', ...vitest('stories')),
  reportingStep('api', ...vitest('api')),
  check('storybook', 'node', 'scripts/storybook.ts'),
  reportingStep('pictures', 'node', 'scripts/pictures.ts'),
  after('build', check('consumers', 'node', 'scripts/consumers.ts')),
  after('app', reportingStep('unit', ...vitest('unit', 'contract', 'app', 'host'))),
  after('build', check('package', 'node', 'scripts/package-checks.ts')),
  after('app', check('attack', 'node', 'scripts/attack.ts', ...shortAttack())),
  check('failover', 'node', 'scripts/failover.ts', '--short'),
]

const { positionals, values } = parseArgs({ allowPositionals: true, options: { times: { type: 'boolean' } } })
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

ensureBrowser()
takeScratch()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const requestedSteps = positionals.length === 0 ? steps : steps.filter((step) => positionals.includes(step.name))
// A step that another one needs runs first, even if it was not requested.
const chosen = steps.filter(
  (step) => requestedSteps.includes(step) || requestedSteps.some(({ after }) => after === step.name),
)
const waiting = [...chosen]
const done = new Set<string>()
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const red: Step[] = []
const began = Date.now()

await Promise.all(Array.from({ length: lanes }, work))

console.log(`\n${chosen.length - red.length} of ${chosen.length} steps are green, in ${seconds(began)}.`)
for (const step of red) console.log(`Red: ${step.name} (npm test -- ${step.name})`)
console.log(describe(total))
process.exitCode = red.length > 0 ? 1 : 0

/** Runs steps one after another. If all waiting steps need one that runs in the other lane, this lane ends. */
async function work() {
  for (let next = ready(); next; next = ready()) {
    waiting.splice(waiting.indexOf(next), 1)
    await prove(next)
    done.add(next.name)
  }
}

function ready() {
  return waiting.find(({ after }) => after === undefined || done.has(after))
}

async function prove(step: Step) {
  const started = Date.now()
  const { status, output } = await run(step.command)
  const counts = count(step, status, output)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  const place = `[${done.size + 1}/${chosen.length}]`
  console.log(
    `${place} ${step.name} … ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${describe(counts)} (${seconds(started)})`,
  )
  if (values.times) console.log(timesOf(step))
  if (counts.failed > 0) {
    red.push(step)
    console.log(`${output.trimEnd()}\n\nTo see it alone: npm test -- ${step.name}\n`)
  } else if (counts.skipped > 0) {
    console.log(output.trimEnd().split('\n').slice(-8).join('\n'))
  }
}

function shortAttack() {
  return ['--requests', '1000', '--suppliers', '0', '--seed', `${testSeed()}`]
}

function vitest(...projects: string[]) {
  return ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
}

function after(needed: string, step: Step): Step {
  return { ...step, after: needed }
}

function check(name: string, ...command: string[]): Step {
  return { name, command }
}

/** A step whose runner writes a report in Jest's format, like Vitest. */
function reportingStep(name: string, ...command: string[]): Step {
  const report = join(reports, `${name}.json`)
  return { name, report, command: [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] }
}

type Outcome = { status: number; output: string }

function run([program = '', ...options]: string[]) {
  return new Promise<Outcome>((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' }
    const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
}

/** The slowest test files of a step, with their seconds. */
function timesOf({ report }: Step) {
  if (report === undefined || !existsSync(report)) return ''
  type File = { name: string; startTime: number; endTime: number }
  const files: File[] = JSON.parse(readFileSync(report, 'utf8')).testResults
  return files
    .map(({ name, startTime, endTime }) => ({ name, took: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.took - one.took)
    .slice(0, 30)
    .map(({ name, took }) => `  ${took.toFixed(1).padStart(7)} s  ${relative(root, name)}`)
    .join('\n')
}

/** The counts of a step: from its report, from its last `N passed, N failed` line, or from its exit code. */
function count(step: Step, status: number, output: string): Counts {
  const counts = reportOf(step) ?? lastLineOf(output) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A runner that crashed or ran no test must not look green.
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0
  return (status !== 0 || ranNothing) && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function reportOf({ report }: Step): Counts | null {
  if (report === undefined || !existsSync(report)) return null
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function lastLineOf(output: string): Counts | null {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)]
  const [, passed, failed, skipped] = lines.at(-1) ?? []
  return passed === undefined ? null : { passed: Number(passed), failed: Number(failed), skipped: Number(skipped ?? 0) }
}

function describe({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function seconds(since: number) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
