// Chooses the Chromium of the tests: CHROMIUM_PATH, or the pinned one from a package, which is the same everywhere. If that
// does not run, one on the path or the one that Playwright installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { findPinnedBrowser } from './pinned-browser.ts'

export const launchOptions = {
  /** A container has no sandbox and no graphics card. Background networking would call Google. */
  args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--disable-background-networking'],
  /** A date field uses the browser's own language, which is otherwise the machine's. */
  env: { ...process.env, LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8' },
}

export function findBrowser(): string | null {
  const { CHROMIUM_PATH } = process.env
  return CHROMIUM_PATH ?? [findPinnedBrowser(), ...onPath(), chromium.executablePath()].find(isThere) ?? null
}

export function browserVersion(path: string) {
  const version = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return version.match(/\d+(\.\d+)+/)?.[0] ?? version.trim()
}

/** Finds a browser or installs one. */
export function ensureBrowser(): string {
  unpackPinned()
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing the distribution’s (apt-get install chromium)')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  } else {
    console.log('No Chromium on this machine: Playwright installs one (playwright install chromium)')
    run('playwright', ['install', 'chromium'])
  }
  // The installation may have added a library that the pinned browser lacked.
  unpackPinned()
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to yours.')
  return installed
}

/** Unpacks the pinned browser once per version. If several processes do it at once, the first one's result stays. */
function unpackPinned() {
  const path = findPinnedBrowser()
  if (process.env.CHROMIUM_PATH || path === null || existsSync(path)) return
  const folder = dirname(path)
  mkdirSync(dirname(folder), { recursive: true })
  const TMPDIR = mkdtempSync(`${folder}-`)
  // The package unpacks into TMPDIR and would use any file with its name there.
  execFileSync(process.execPath, [join(import.meta.dirname, 'pinned-browser.ts')], {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    if (existsSync(join(TMPDIR, basename(path)))) renameSync(TMPDIR, folder)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(TMPDIR, { recursive: true, force: true })
  }
}

function isThere(path: string | null): path is string {
  return path !== null && existsSync(path)
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
