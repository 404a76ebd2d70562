// Installs products that use the library, in a temporary folder, with the packed tarball.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack, pnpm, root } from './pack.ts'

/** Copies and installs the wanted hosts of `fixtures/<kind>`. Returns their folder. */
export function installHosts(kind: 'consumers' | 'bench', isWanted: (host: string) => boolean = () => true) {
  const fixtures = join(root, 'fixtures', kind)
  const folder = mkdtempSync(join(tmpdir(), `arot-${kind}-`))
  copyFileSync(pack(join(folder, 'packed')), join(folder, 'arot-ui.tgz'))
  const hosts = readdirSync(fixtures).filter((name) => name !== 'shared' && isWanted(name))
  for (const host of hosts) {
    cpSync(join(fixtures, host), join(folder, host), { recursive: true })
    if (existsSync(join(folder, host, 'src'))) share(join(fixtures, 'shared'), join(folder, host))
  }
  // The project's own versions, so that pnpm reuses its store.
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').match(/^catalog:\n(?: {2}.*\n)*/m)?.[0]
  const members = hosts.map((host) => `  - ${host}\n`).join('')
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages:\n${members}${catalog}`)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder)
  return folder
}

/** Copies the shared page and sources into a host. */
function share(shared: string, host: string) {
  for (const file of readdirSync(shared)) {
    copyFileSync(join(shared, file), join(host, file.endsWith('.html') ? '.' : 'src', file))
  }
}

/** Runs a script of a host. Returns its output. */
export function runScript(folder: string, host: string, script: string) {
  // The host must not inherit the NODE_ENV that Vite set in this process.
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const cwd = join(folder, host)
  return execFileSync('npm', ['run', '--silent', script], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}
