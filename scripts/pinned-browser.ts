// The pinned browser from a package. Run as a program it unpacks the browser into the temporary folder.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The path of the unpacked browser, or `null` if it does not support this machine. */
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
