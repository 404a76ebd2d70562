// The browser that comes as a package, of one version. Run by itself it unpacks it into the folder for temporary files.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where it is once it is unpacked, beside what is installed; null where it is not made for the machine. */
export function findPinnedBrowser(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return join(root, 'node_modules/.cache/chromium', version, 'chromium')
}

if (import.meta.main) {
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' })
  } catch {
    rmSync(path, { force: true })
  }
}
