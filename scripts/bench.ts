// npm run bench: runs the benches one after another. Each writes its section of docs/performance.md and its figures to
// `.data/bench`. Do not use the machine meanwhile. `-- api ui` runs only these.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const benches = [
  { name: 'api', needs: [] },
  { name: 'ui', needs: ['packages/ui/scripts/build.ts'] },
  { name: 'web', needs: ['packages/ui/scripts/build.ts'] },
].filter(({ name }) => existsSync(program(name)))

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((positional) => !benches.some(({ name }) => name === positional))
if (unknown) {
  console.error(`There is no bench ${unknown}. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

for (const { name, needs } of benches) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const began = Date.now()
  console.log(`bench:${name}`)
  for (const script of [...needs, program(name)]) execFileSync('node', [script], { stdio: 'inherit' })
  console.log(`bench:${name} took ${Math.round((Date.now() - began) / 60_000)} min\n`)
}

function program(name: string) {
  return join(import.meta.dirname, `bench-${name}.ts`)
}
