// The characters that a shipped typeface can draw.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'

const require = createRequire(import.meta.url)

/** The code points of one subset that are in its `unicode-range` and have a glyph. */
export async function glyphsOf(font: string, subset: string) {
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`))
  const file = `${font}-${subset}-wght-normal.woff2`
  const faces = readFileSync(join(folder, 'wght.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const range = faces.find((face) => face.includes(`/${file}`))?.match(/unicode-range: ([^;]+);/)?.[1]
  if (!range) throw new Error(`${font} has no subset ${subset}.`)
  const sfnt = await convert(readFileSync(join(folder, 'files', file)), 'sfnt')
  const codes = new Face(new Blob(new Uint8Array(sfnt))).collectUnicodes()
  return new Set([...codes].filter(within(range)))
}

/** Parses `U+0951-0952, U+20B9`. */
function within(range: string) {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
  return (code: number) => spans.some(([from = 0, to = 0]) => code >= from && code <= to)
}
