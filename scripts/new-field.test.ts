import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Step, steps } from './new-field/steps.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/new-field.md'), 'utf8')

/** Copies the repository with its installed packages. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'arot-new-field-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const list = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    'packages',
    'scripts',
    '.storybook',
    '*.json',
  ]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  const sources = files.filter((file) => /\.(ts|tsx|json|sql)$/.test(file) && existsSync(join(root, file)))
  for (const file of sources) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  // Links between packages stay inside the copy. Downloaded packages are shared.
  const packages = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`)
  for (const folder of ['.', ...packages]) {
    cpSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['.bin', '.pnpm', '.cache'].includes(basename(path)) && !basename(path).startsWith('.vite'),
    })
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'))
  return copy
}

function apply({ file, mark, lines }: Step, copy: string) {
  const path = join(copy, file)
  if (mark === undefined) return writeFileSync(path, lines.join('\n'))
  const rest = [...lines]
  const text = readFileSync(path, 'utf8').split('\n')
  const edited = text.flatMap((line) => (line.includes(mark) ? [line, rest.shift() ?? `no line for: ${line}`] : [line]))
  expect(rest, `${file} has fewer lines with “${mark}”`).toEqual([])
  writeFileSync(path, edited.join('\n'))
}

test('a field that is added as the page describes works in the form, the database, a file and an import', {
  timeout: 600_000,
}, () => {
  const copy = copyRepository()
  function run(...command: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  }
  for (const step of steps) apply(step, copy)
  run('node_modules/typescript/bin/tsc', '--build', 'packages/api', 'packages/app')
  run('--import', './scripts/ui-in-node.ts', 'scripts/new-field/round-trip.ts', 'shelfLifeDays')
})

test('the page names each file that the field needs', () => {
  const named = [...page.matchAll(/`((?:packages|scripts)\/[^`]+\.\w+)`/g)].map(([, file = '']) => file)
  const needed = steps.filter(({ mark }) => mark !== undefined).map(({ file }) => file)
  expect(new Set(named)).toEqual(new Set([...needed, 'scripts/new-field/steps.ts']))
})
