// Compares the stories' pictures with those on record, or with `--update` records them anew.
// A picture belongs to the browser and the system that drew it: with another one the comparison is skipped, and says so.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserVersion, ensureBrowser } from './browser.ts'

const folder = join(import.meta.dirname, '../packages/ui/pictures')
const record = join(folder, 'drawn-by.json')
const here = { browser: browserVersion(ensureBrowser()), system: system() }

if (process.argv.includes('--update')) update()
else compare()

function update() {
  rmSync(folder, { recursive: true, force: true })
  const { status } = vitest('--update')
  writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`)
  console.log(`${globSync('*/*.png', { cwd: folder }).length} pictures recorded: look at them before you commit them.`)
  process.exit(status ?? 1)
}

function compare() {
  const drawnBy = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : null
  if (drawnBy?.browser === here.browser && drawnBy?.system === here.system) {
    process.exit(vitest().status ?? 1)
  }
  const count = globSync('*/*.png', { cwd: folder }).length
  console.log(
    `Pictures not compared: they were drawn by Chromium ${drawnBy?.browser} on ${drawnBy?.system}, here is ` +
      `Chromium ${here.browser} on ${here.system}. Chromatic compares them where its token is present.`,
  )
  console.log(`0 passed, 0 failed, ${count} skipped`)
}

function vitest(...more: string[]) {
  return spawnSync(
    'vitest',
    ['run', '--project', 'pictures', ...process.argv.slice(2).filter((a) => a !== '--update'), ...more],
    {
      stdio: 'inherit',
    },
  )
}

function system() {
  if (!existsSync('/etc/os-release')) return `${process.platform} ${process.arch}`
  const about = readFileSync('/etc/os-release', 'utf8')
  const value = (key: string) => about.match(new RegExp(`^${key}="?([^"\n]*)`, 'm'))?.[1]
  return `${value('ID')} ${value('VERSION_ID')} ${process.arch}`
}
