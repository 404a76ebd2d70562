// Runs a command of the workspace on a machine that has only Node and npm:
// installs the lockfile with the pinned pnpm if it changed, then starts the command under Node 24.
//
//   node scripts/run.mjs [--lean] <command> [arguments…]
//
// `--lean`: the command only needs the root's `dependencies`. On a machine without an installation the other packages are
// installed by the first command that needs them.
//
// Plain JavaScript for Node 18 and later, because nothing is installed yet when it starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.arot-installed')
/** pnpm writes this file when it has finished. */
const finished = join(root, 'node_modules', '.modules.yaml')
const onWindows = process.platform === 'win32'

const isLean = process.argv[2] === '--lean'
const [command, ...args] = process.argv.slice(isLean ? 3 : 2)

install()
start(command, args)

/** Installs, unless the manifests and the lockfile have not changed since the last installation. */
function install() {
  const [lastAsked, lastExtent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  // A complete installation is never reduced to a lean one.
  const isAll = !isLean || (lastExtent !== 'lean' && existsSync(finished))
  const current = fingerprint()
  if (lastAsked === current && (lastExtent === 'all' || !isAll) && existsSync(finished)) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error(`Installing what the lockfile says, with ${packageManager}`)
  const options = ['--reporter=append-only']
  if (!isAll) options.push('--prod')
  if (process.env.CI) options.push('--frozen-lockfile')
  const installed = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    cwd: root,
    shell: onWindows,
    stdio: ['ignore', 2, 2], // its progress must not mix with the command's own output
  })
  // An installation whose terminal is gone can end early with exit code 0.
  if (installed.status !== 0 || !existsSync(finished)) {
    console.error('The installation failed, as told above. Mend the cause, then run the same command again.')
    process.exit(installed.status ?? 1)
  }
  writeFileSync(stamp, `${current} ${isAll ? 'all' : 'lean'}`)
}

function fingerprint() {
  const manifests = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'))
  const hash = createHash('sha256')
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function start(command, args) {
  const bins = [join(root, 'node_modules', '.bin'), join(root, 'node_modules', 'node-runtime', 'bin')]
  const path = [...bins, process.env.PATH].join(delimiter)
  // A compile cache across processes: a server loads its packages in 0.6 s instead of 1.1 s of processor time.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node-compile')
  const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE }
  const child = spawn(command, args, { shell: onWindows, stdio: 'inherit', env })
  // The terminal sends Ctrl-C to the whole group. Wait for the child to end by itself.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // npm starts this in a shell, which ends on a signal without forwarding it. If the parent is gone, stop.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    if (process.env.npm_lifecycle_event) child.kill('SIGTERM')
  }, 500)
  child.on('error', (error) => {
    console.error(`Could not start ${command}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
