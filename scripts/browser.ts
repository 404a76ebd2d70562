// Which Chromium the tests drive: CHROMIUM_PATH, else one on the path, else the one Playwright installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** No sandbox and no graphics card in a container; no calls home anywhere. */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

export function findBrowser(): string | null {
  return (
    process.env.CHROMIUM_PATH ?? onPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)
  )
}

export function browserVersion(path: string) {
  const told = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return told.match(/\d+(\.\d+)+/)?.[0] ?? told.trim()
}

/** Finds a browser or installs one, and says so. */
export function ensureBrowser(): string {
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
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to yours.')
  return installed
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
