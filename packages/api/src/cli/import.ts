// npm run import FILE: imports a catalogue that mongoexport wrote.
import { createReadStream, existsSync } from 'node:fs'
import { withDatabase } from '../platform/db/command.ts'
import { importProducts } from './import/import.ts'

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Which file? npm run import FILE\n')
  process.exit(1)
}
if (!existsSync(file)) {
  process.stderr.write(`There is no file ${file}\n`)
  process.exit(1)
}

await withDatabase(async (db, { currency }) => {
  const chunks = createReadStream(file, { encoding: 'utf8' })
  const tell = (line: number, what: string) => void process.stderr.write(`line ${line}: ${what}\n`)
  const { imported, existing, refused } = await importProducts(db, chunks, ({ line, reason }) => tell(line, reason), {
    currency,
    onChanged: ({ line, change }) => tell(line, change),
  })
  process.stdout.write(`${imported} imported, ${refused} refused, ${existing} were there already\n`)
})
