// Runs a short walk through the app in each browser engine that Playwright finds on this machine.
//   npm run browsers                       in all of them; one line lists those that are missing
//   npm run browsers -- firefox webkit     in these alone; a missing one fails
//   npm run browsers -- --journeys webkit  the journeys too, without those that only Chromium can run
// Playwright installs an engine with `npx playwright install --with-deps firefox`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { firefox, webkit } from 'playwright'
import { buildApp } from './app-build.ts'
import { ensureBrowser } from './browser.ts'

const engines: Record<string, () => boolean> = {
  chromium: () => existsSync(ensureBrowser()),
  firefox: () => existsSync(firefox.executablePath()),
  webkit: () => existsSync(webkit.executablePath()),
}
const { positionals, values } = parseArgs({ allowPositionals: true, options: { journeys: { type: 'boolean' } } })
const unknown = positionals.filter((name) => !(name in engines))
if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}: ${Object.keys(engines).join(', ')}.`)

const wanted = positionals.length === 0 ? Object.keys(engines) : positionals
const missing = wanted.filter((name) => !engines[name]?.())
if (missing.length > 0) console.log(`Not on this machine: ${missing.join(', ')}.`)

await buildApp(console.log)
const present = wanted.filter((name) => !missing.includes(name))
/** These journeys use Chromium's own protocol, or save a page as PDF. */
const chromiumOnly = ['lighthouse', 'paper', 'worker'].flatMap((name) => [
  '--exclude',
  `e2e/our-server/${name}.test.ts`,
])
const tests = ['--project', 'walk', ...(values.journeys ? ['--project', 'journeys', ...chromiumOnly] : [])]
const failed = present.filter((BROWSER) => {
  console.log(`\n${BROWSER}`)
  return spawnSync('vitest', ['run', ...tests], { stdio: 'inherit', env: { ...process.env, BROWSER } }).status !== 0
})

const isRed = failed.length > 0 || (positionals.length > 0 && missing.length > 0)
console.log(`${present.length - failed.length} passed, ${failed.length} failed, ${missing.length} skipped`)
process.exitCode = isRed ? 1 : 0
