// Copies the variable fonts next to their sheets, with their licences. `fonts.css` has the fonts in the two subsets
// that English and brand names need; each other script has its own sheet.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sheets = [
  {
    name: 'fonts.css',
    of: 'Inter and Bricolage Grotesque, latin and latin-ext',
    fonts: ['inter', 'bricolage-grotesque'],
    subsets: ['latin', 'latin-ext'],
  },
  { name: 'fonts.bn.css', of: 'Noto Sans Bengali', fonts: ['noto-sans-bengali'], subsets: ['bengali'] },
  { name: 'fonts.ar.css', of: 'Noto Sans Arabic', fonts: ['noto-sans-arabic'], subsets: ['arabic'] },
]

export function copyFonts(dist: string) {
  const folder = join(dist, 'fonts')
  mkdirSync(folder, { recursive: true })
  for (const { name, of, fonts, subsets } of sheets) {
    const faces = fonts.flatMap((font) => copyFaces(font, subsets, folder))
    writeFileSync(join(folder, name), `/* ${of} (SIL Open Font License, see beside). */\n${faces.join('\n\n')}\n`)
  }
}

function copyFaces(font: string, subsets: string[], folder: string) {
  const from = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/package.json`)))
  copyFileSync(join(from, 'LICENSE'), join(folder, `${font}.LICENSE.txt`))
  return facesIn(readFileSync(join(from, 'wght.css'), 'utf8'), font, subsets).map((face) =>
    face.replace(/url\(\.\/files\/([^)]+)\)/, (_, file: string) => {
      copyFileSync(join(from, 'files', file), join(folder, file))
      return `url(./${file})`
    }),
  )
}

function facesIn(css: string, font: string, subsets: string[]) {
  const all = css.match(/@font-face \{[^}]*\}/g) ?? []
  const faces = all.filter((face) => subsets.some((subset) => face.includes(`/${font}-${subset}-wght-`)))
  if (faces.length !== subsets.length) throw new Error(`${font} has no face for each of ${subsets.join(', ')}`)
  return faces
}
