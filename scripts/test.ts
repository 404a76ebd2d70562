// Proves everything: `npm test`, or `npm test -- lint stories` for some of it. Quick checks first.
// A step is a command of its own; what it counted is read from its last `N passed, N failed` line,
// from Vitest's or Jest's JSON, or is the command itself.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Step = { name: string; command: string[]; report?: string }

const reports = join(import.meta.dirname, '../.data/reports')

/** Every check of the project, the quick ones first. */
const steps: Step[] = [
  check('lint', 'biome', 'check', '--error-on-warnings'),
  check('types', 'tsc', '--build'),
  check('generated', 'node', 'scripts/generated.ts'),
  check('unused', 'knip'),
  reported('unit', 'vitest', 'run', '--project', 'unit', '--project', 'contract', '--project', 'app'),
  check('build', 'node', 'packages/ui/scripts/build.ts'),
  check('package', 'node', 'scripts/package-checks.ts'),
  reported('api', 'vitest', 'run', '--project', 'api', '--project', 'api-postgres'),
  reported('stories', 'vitest', 'run', '--project', 'light', '--project', 'dark'),
  reported('pictures', 'node', 'scripts/pictures.ts'),
  check('storybook', 'node', 'scripts/storybook.ts'),
  reported('journeys', 'vitest', 'run', '--project', 'journeys', '--project', 'journeys-foreign'),
  check('consumers', 'node', 'scripts/consumers.ts'),
]

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(1)
}

ensureBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const chosen = positionals.length === 0 ? steps : steps.filter((step) => positionals.includes(step.name))
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const red: Step[] = []
const began = Date.now()

for (const [index, step] of chosen.entries()) {
  process.stdout.write(`[${index + 1}/${chosen.length}] ${step.name} … `)
  const started = Date.now()
  const { status, output } = await run(step.command)
  const counts = count(step, status, output)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok'}, ${told(counts)} (${seconds(started)})`)
  if (counts.failed > 0) {
    red.push(step)
    console.log(`${output.trimEnd()}\n\nTo see it alone: npm test -- ${step.name}\n`)
  } else if (counts.skipped > 0) {
    console.log(output.trimEnd().split('\n').slice(-8).join('\n'))
  }
}

console.log(`\n${chosen.length - red.length} of ${chosen.length} steps are green, in ${seconds(began)}.`)
for (const step of red) console.log(`Red: ${step.name} (npm test -- ${step.name})`)
console.log(told(total))
process.exitCode = red.length > 0 ? 1 : 0

function check(name: string, ...command: string[]): Step {
  return { name, command }
}

/** A step whose runner writes a report in Jest's shape, as Vitest does too. */
function reported(name: string, ...command: string[]): Step {
  const report = join(reports, `${name}.json`)
  return { name, report, command: [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] }
}

function run([command, ...args]: string[]) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    const child = spawn(command as string, args, { env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
}

/** What a step counted: its report, else the last `N passed, N failed` line it printed, else itself. */
function count(step: Step, status: number, output: string): Counts {
  const counts = reportOf(step) ?? lastLineOf(output) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A runner that fell over, or that ran nothing, must not look green.
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

function told({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function seconds(since: number) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
