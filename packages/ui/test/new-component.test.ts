import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The parts of the project that a component needs. */
const ground = [
  '.storybook',
  'biome.json',
  'fixtures/brands',
  'lint',
  'package.json',
  'packages/app/tsconfig.ui.json',
  'packages/trade',
  'packages/ui',
  'scripts/browser.ts',
  'scripts/pinned-browser.ts',
  'scripts/testing',
  'scripts/ui-paths.ts',
  'scripts/ui-source.ts',
  'tsconfig.base.json',
  'vitest.config.ts',
]

/** One component of each template. */
const created = [
  ['marketplace/StockLevel', 'Buying'],
  ['primitives/PortField', 'Fields'],
  ['primitives/WeighButton', 'Actions'],
] as const
const names = created.map(([place]) => place.split('/')[1])
const folders = created.map(([place]) => `packages/ui/src/${place}`)

describe('npm run new:component', () => {
  mkdirSync(join(root, '.data'), { recursive: true })
  // Inside the project, because Vite serves only files inside it, and the packages are there.
  const copy = mkdtempSync(join(root, '.data/new-component-'))

  beforeAll(() => {
    for (const path of ground) {
      const isWanted = (from: string) => !/node_modules|\/dist$|\/pictures$/.test(from.slice(root.length))
      cpSync(join(root, path), join(copy, path), { recursive: true, filter: isWanted })
    }
    for (const path of ['node_modules', 'packages/trade/node_modules', 'packages/ui/node_modules'])
      symlinkSync(join(root, path), join(copy, path))
    // Biome uses git to find ignored files.
    run('git', 'init', '--quiet')
    for (const [place, task] of created)
      expect(run('node', 'packages/ui/scripts/new-component.ts', place, task)).toBe('')
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('writes a component and its stories', () => {
    const folder = join(copy, 'packages/ui/src/marketplace/StockLevel')
    expect(existsSync(join(folder, 'StockLevel.tsx'))).toBe(true)
    expect(readFileSync(join(folder, 'StockLevel.stories.tsx'), 'utf8')).toContain(
      "title: 'Marketplace/Buying/StockLevel'",
    )
  })

  it('adds it to the entries of the package and to the index', () => {
    const { exports } = JSON.parse(readFileSync(join(copy, 'packages/ui/package.json'), 'utf8'))
    expect(exports['./StockLevel'].default).toBe('./dist/marketplace/StockLevel/StockLevel.js')
    expect(readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8')).toContain('StockLevel, type StockLevelProps')
    expect(run('node', 'packages/ui/scripts/exports.ts', '--check')).toBe('')
  })

  it('writes its page with every chapter, and adds it to the reference', () => {
    expect(run('node', 'packages/ui/scripts/write-reference.ts', '--check')).toBe('')
    expect(
      run('vitest', 'run', '--project=unit', 'packages/ui/test/docs.test.ts', '-t', `the page of (${names.join('|')})`),
    ).toBe('')
  })

  it('passes the linter', () => {
    expect(run('biome', 'check', '--error-on-warnings', ...folders)).toBe('')
  })

  it('creates a component of trade in the trade package', () => {
    expect(run('node', 'packages/ui/scripts/new-component.ts', 'trade/StockNote')).toBe('')
    const folder = 'packages/trade/src/StockNote'
    expect(readFileSync(join(copy, folder, 'StockNote.example.tsx'), 'utf8')).toContain("from '@arot/trade/StockNote'")
    expect(run('biome', 'check', '--error-on-warnings', folder, 'packages/app/tsconfig.ui.json')).toBe('')
  })

  it('passes the type checker', () => {
    // Checks the new component and its imports only. The whole library has a separate step.
    const settings = {
      extends: './tsconfig.stories.json',
      include: [...created.map(([place]) => `src/${place}`), '../../.storybook/*.d.ts'],
    }
    writeFileSync(join(copy, 'packages/ui/tsconfig.new.json'), JSON.stringify(settings))
    expect(
      run('tsc', '--project', 'packages/ui/tsconfig.new.json', '--incremental', 'false', '--composite', 'false'),
    ).toBe('')
  })

  it('draws its stories without a complaint, axe’s neither', () => {
    // Vite scans the dependencies of every story, so the other stories and their pages are removed first.
    const files = globSync('packages/*/src/**/*.{stories.tsx,mdx}', { cwd: copy })
    for (const file of files) if (!names.some((name) => file.includes(`/${name}.`))) rmSync(join(copy, file))
    const report = join(copy, 'stories.json')
    const complaint = run('vitest', 'run', '--project=stories', '--reporter=json', `--outputFile=${report}`, ...folders)
    expect(existsSync(report), complaint).toBe(true)
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 15, numFailedTests: 0 })
  })

  it.each([
    ['the component exists', 'site/Button'],
    ['the group does not exist', 'widgets/Thing'],
    ['the name does not begin with a capital letter', 'site/thing'],
  ])('rejects the name if %s', (_, name) => {
    expect(run('node', 'packages/ui/scripts/new-component.ts', name)).not.toBe('')
  })

  /** Runs a command. Returns its output if it failed. */
  function run(command: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  }
})
