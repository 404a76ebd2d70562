import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFile, chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { hasEnded } from '../../scripts/leashed.ts'
import { makePostgresHome, type PostgresHome } from './postgres-home.ts'

export type NativePostgres = {
  url: string
  folder: string
  /** Stops the server and its sessions, but keeps its files. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Sends a signal to all of its processes, like a machine that stops or dies. */
  signal(signal: NodeJS.Signals): void
  remove(): Promise<void>
}

/** A separate native PostgreSQL 18 on a free port in its own folder. It is durable like in production: fsync is on. */
export async function makePostgres(): Promise<NativePostgres> {
  const home = await makePostgresHome()
  await makeCluster(home)
  return startIn(home)
}

/**
 * A streaming replica of the primary. The package has no pg_basebackup, so the primary stops for a moment and its files are
 * copied, which works as well after a clean shutdown.
 */
export async function makeReplica(primary: NativePostgres): Promise<NativePostgres> {
  const home = await makePostgresHome()
  const data = join(home.folder, 'data')
  await primary.stop()
  execFileSync('cp', ['-a', join(primary.folder, 'data'), data])
  await primary.start()
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`)
  await writeOwnFile(home, 'data/standby.signal', '')
  return startIn(home)
}

/** Starts the server that a whole test run shares. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, remove } = await makePostgres()
  return { url, stop: remove }
}

async function makeCluster(home: PostgresHome) {
  const password = await writeOwnFile(home, 'password', 'arot\n')
  const child = run(home, 'initdb', [
    ...['--pgdata', join(home.folder, 'data')],
    ...['--username', 'arot', '--pwfile', password, '--auth', 'password'],
    ...['--encoding', 'UTF8', '--locale', 'C'],
  ])
  const output = collectOutput(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`initdb failed with ${code}:\n${output()}`)
}

async function startIn(home: PostgresHome): Promise<NativePostgres> {
  const { folder } = home
  const port = await freePort()
  let server: ChildProcess
  async function start() {
    server = run(home, 'postgres', [
      ...['-D', join(folder, 'data'), '-p', String(port)],
      ...['-c', 'max_connections=200', '-c', 'shared_buffers=256MB', '-c', 'unix_socket_directories='],
    ])
    await ready(server)
  }
  async function stop() {
    if (hasEnded(server)) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  await start()
  return {
    url: `postgres://arot:arot@127.0.0.1:${port}/postgres`,
    folder,
    start,
    stop,
    signal(signal) {
      if (hasEnded(server)) return
      for (const child of childrenOf(server.pid as number)) trySignal(child, signal)
      server.kill(signal)
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The child processes. Each backend has its own process group, so a signal to the server's group does not reach it. */
function childrenOf(pid: number) {
  const pairs = execFileSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return pairs
    .map((pair) => pair.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

/** Ignores a missing process, because a backend can end at any moment. */
function trySignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits until the server is ready. A primary and a replica log different messages. */
async function ready(server: ChildProcess) {
  const output = collectOutput(server)
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => /ready to accept (read-only )?connections/.test(output()) && resolve())
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output()}`)))
  })
}

function run({ folder, programs, user }: PostgresHome, program: string, args: string[]) {
  const env = { ...process.env, LC_ALL: 'C' }
  const child = spawn(join(programs, 'bin', program), args, { ...user, cwd: folder, env })
  const end = () => child.kill('SIGQUIT')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

function collectOutput(child: ChildProcess) {
  let output = ''
  const listen = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return () => output
}

async function writeOwnFile({ folder, user }: PostgresHome, name: string, words: string) {
  const file = join(folder, name)
  await writeFile(file, words)
  if (user) await chown(file, user.uid, user.gid)
  return file
}
