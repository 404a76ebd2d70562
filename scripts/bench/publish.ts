import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../package/pack.ts'

/** Writes a bench's section of docs/performance.md between its two marks, and the figures it is made of beside it. */
export function publish(name: string, { section, results }: { section: string; results: unknown }) {
  const page = 'docs/performance.md'
  const figures = `docs/performance.${name}.json`
  const written = readFileSync(join(root, page), 'utf8')
  const marks = new RegExp(`(<!-- bench:${name} -->)[\\s\\S]*(<!-- /bench:${name} -->)`)
  if (!marks.test(written)) throw new Error(`${page} has no place marked bench:${name}`)
  writeFileSync(
    join(root, page),
    written.replace(marks, (_, start, end) => `${start}\n\n${section}\n\n${end}`),
  )
  writeFileSync(join(root, figures), `${JSON.stringify(results, null, 2)}\n`)
  execFileSync('biome', ['check', '--write', page, figures], { cwd: root })
}

/** The day, as a section says it. */
export const today = () => new Date().toISOString().slice(0, 10)
