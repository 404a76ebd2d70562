// npm run reset: empties `.data/`, so that the next start begins without data.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readRunFile } from '../packages/api/scripts/run-file.ts'

const folder = process.env.DATA_DIR || join(import.meta.dirname, '..', '.data')
const running = readRunFile(join(folder, 'run.json'))
if (running) {
  console.error(`Arot runs at ${running.app ?? running.api}. Stop it there with Ctrl-C first.`)
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
console.log('All data is gone. npm start begins anew.')
