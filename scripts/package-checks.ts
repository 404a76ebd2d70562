// Checks the packed tarball that would be published: `npm run build`, then `npm test -- package`.
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf } from './package/entries.ts'
import { guidanceOf } from './package/guidance.ts'
import { pack, root, ui, unpack } from './package/pack.ts'
import { registryOf } from './package/registry.ts'
import { type Check, report } from './package/report.ts'
import { shapeOf } from './package/shape.ts'
import { stylesOf } from './package/styles.ts'

// Inside the package, so that the packed copy finds its dependencies.
const work = join(ui, 'node_modules/.packed')
const tarball = pack(work)
const folder = realpathSync(unpack(tarball, work))

const { checks, table } = await entriesOf(folder)
console.log(`${table}\n`)

await report([
  ...shapeOf(folder),
  ...stylesOf(folder),
  ...guidanceOf(folder),
  ...registryOf(folder),
  ...checks,
  commandCheck('publint finds nothing', 'publint', 'run', tarball, '--strict', '--pack', 'false'),
  commandCheck(
    'are the types wrong? No',
    'attw',
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './tailwind.css',
    './tailwind.catalogue.css',
    './styles.css',
    './styles.important.css',
    './tokens.css',
    './fonts.css',
    './fonts.bn.css',
    './fonts.ar.css',
    './arot.tokens.json',
    './arot.figma.json',
    './reference.json',
    './registry.json',
    './llms.txt',
  ),
])

/** A check by the exit code of a tool. */
function commandCheck(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    run: () => {
      try {
        execFileSync(command, args, { cwd: root, stdio: 'pipe', encoding: 'utf8' })
        return []
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
        return `${stdout}${stderr}`.split('\n')
      }
    },
  }
}
