// Runs a command of the workspace on a machine that has only Node and npm:
// installs what the lockfile says with the pinned pnpm when it changed, then starts the command under Node 24.
//
//   node scripts/run.mjs <command> [arguments…]
//
// Plain JavaScript for Node 18 and later, because nothing is installed yet when it starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.arot-installed')
const onWindows = process.platform === 'win32'

install()
start(process.argv[2], process.argv.slice(3))

/** Installs unless what the manifests and the lockfile ask for is what was installed last. */
function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error(`Installing what the lockfile says, with ${packageManager}`)
  const frozen = process.env.CI ? ['--frozen-lockfile'] : []
  const installed = spawnSync('npx', ['--yes', packageManager, 'install', '--reporter=append-only', ...frozen], {
    cwd: root,
    shell: onWindows,
    stdio: ['ignore', 2, 2], // its progress must not mix with the command's own output
  })
  if (installed.status !== 0) {
    console.error('The installation failed, as told above. Mend the cause, then run the same command again.')
    process.exit(installed.status ?? 1)
  }
  writeFileSync(stamp, fingerprint())
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
  const child = spawn(command, args, { shell: onWindows, stdio: 'inherit', env: { ...process.env, PATH: path } })
  // The terminal sends Ctrl-C to the whole group; wait for the child to end in its own way.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`Could not start ${command}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
