// Packs the library as the registry gets it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const ui = join(root, 'packages/ui')
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Packs the build into `folder`. Returns the path of the tarball. */
export function pack(folder: string) {
  if (!existsSync(join(ui, 'dist/index.js'))) throw new Error('There is no packages/ui/dist: npm run build')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  pnpm(['pack', '--pack-destination', folder], ui)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm packed nothing')
  return join(folder, tarball)
}

/** Unpacks the tarball where it finds its dependencies. Returns its folder. */
export function unpack(tarball: string, folder: string) {
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--directory', folder])
  return join(folder, 'package')
}

export function pnpm(args: string[], cwd: string) {
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
