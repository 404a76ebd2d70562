// Builds the app, unless its sources have not changed since the last build.
//   node scripts/app-build.ts
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const host = join(root, 'packages', 'host')
const mark = join(host, 'dist', '.made-of')

/** `signal` stops a running build. */
export async function buildApp(say: (step: string) => void = () => {}, signal?: AbortSignal): Promise<void> {
  const sources = fingerprint()
  if (readIfThere(mark) === sources) return
  say('Building the app')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: host,
    // The NODE_ENV of a test would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
    signal,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The app could not be built. The reason is above.')
  writeFileSync(mark, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  const folders = ['packages/app', 'packages/host/build', 'packages/trade', 'packages/ui/src', 'packages/contract/src']
  const files = ['pnpm-lock.yaml', 'packages/host/vite.config.ts', 'scripts/ui-source.ts', ...folders.flatMap(filesIn)]
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  // A build contains the `VITE_…` variables of its environment.
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/** Excludes installed packages and build output, which other commands change at any time. */
const others = ['**/node_modules', '**/dist', '**/test', '**/*.stories.tsx']

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: join(root, folder), exclude: others })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort()
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

if (import.meta.main) await buildApp()
