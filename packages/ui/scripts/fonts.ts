// Copies the two variable fonts beside `fonts.css`, in the two subsets that English and the names of brands need,
// with their licences.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fonts = ['inter', 'bricolage-grotesque']

export function copyFonts(dist: string) {
  const folder = join(dist, 'fonts')
  mkdirSync(folder, { recursive: true })
  const faces = fonts.flatMap((font) => {
    const from = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/package.json`)))
    copyFileSync(join(from, 'LICENSE'), join(folder, `${font}.LICENSE.txt`))
    return latinFaces(readFileSync(join(from, 'wght.css'), 'utf8')).map((face) =>
      face.replace(/url\(\.\/files\/([^)]+)\)/, (_, file: string) => {
        copyFileSync(join(from, 'files', file), join(folder, file))
        return `url(./${file})`
      }),
    )
  })
  writeFileSync(
    join(folder, 'fonts.css'),
    `/* Inter and Bricolage Grotesque (SIL Open Font License, see beside), latin and latin-ext. */\n${faces.join('\n\n')}\n`,
  )
}

function latinFaces(css: string) {
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? []
  const latin = faces.filter((face) => /-latin(-ext)?-/.test(face))
  if (latin.length !== 2) throw new Error(`Expected a latin and a latin-ext face, found ${latin.length}`)
  return latin
}
