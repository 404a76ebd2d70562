// Compares the stories with their recorded pictures. `--update` records them again.
// Pictures depend on the browser: normally the pinned one. Another browser only compares if it made the record, and
// reports otherwise.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { browserVersion, ensureBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/ui/pictures')
const record = join(folder, 'drawn-by.json')
const path = ensureBrowser()
const browser = browserVersion(path)
const files = process.argv.slice(2).filter((argument) => argument !== '--update')

if (process.argv.includes('--update')) await update()
else compare()

async function update() {
  // A full update deletes pictures without a story. A partial one keeps the others.
  if (files.length === 0) rmSync(folder, { recursive: true, force: true })
  const { status } = vitest('--update')
  for (const name of globSync('*/*.png', { cwd: folder })) await compress(join(folder, name))
  writeFileSync(record, `${JSON.stringify({ browser }, null, 2)}\n`)
  console.log(`${globSync('*/*.png', { cwd: folder }).length} pictures recorded: look at them before you commit them.`)
  process.exit(status ?? 1)
}

/** Compresses without loss, and only if the file gets smaller. */
async function compress(file: string) {
  const picture = readFileSync(file)
  const smaller = await sharp(picture).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer()
  if (smaller.length < picture.length) writeFileSync(file, smaller)
}

function compare() {
  const drawnBy = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : null
  if (drawnBy?.browser === browser) process.exit(vitest().status ?? 1)
  const count = globSync('*/*.png', { cwd: folder }).length
  console.log(
    `Pictures not compared: they were drawn by Chromium ${drawnBy?.browser}, here is ${browser}. Chromatic compares ` +
      'them where its token is present.',
  )
  console.log(`0 passed, 0 failed, ${count} skipped`)
}

function vitest(...more: string[]) {
  return spawnSync('vitest', ['run', '--project', 'pictures', ...files, ...more], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path },
  })
}
