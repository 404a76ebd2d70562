import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../package/pack.ts'

/** Writes a bench's section of docs/performance.md between its two marks, and every figure to `.data/bench`. */
export function publish(name: string, { section, results }: { section: string; results: unknown }) {
  const page = 'docs/performance.md'
  const before = readFileSync(join(root, page), 'utf8')
  const marks = new RegExp(`(<!-- bench:${name} -->)[\\s\\S]*(<!-- /bench:${name} -->)`)
  if (!marks.test(before)) throw new Error(`${page} has no place marked bench:${name}`)
  writeFileSync(
    join(root, page),
    before.replace(marks, (_, start, end) => `${start}\n\n${section}\n\n${end}`),
  )
  const figures = join(root, '.data/bench')
  mkdirSync(figures, { recursive: true })
  writeFileSync(join(figures, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
  execFileSync('biome', ['check', '--write', page], { cwd: root })
}

/** The current day as `2026-11-23`. */
export const today = () => new Date().toISOString().slice(0, 10)
