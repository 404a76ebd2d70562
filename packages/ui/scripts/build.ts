// Builds the published package into `dist`: one ES module and one declaration for each source file, the style sheets,
// the fonts, our own brand for design tools, the documentation as Markdown, and the registry for shadcn's tools.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { arot, designTokens, figmaVariables } from '../src/brand/brand.ts'
import { ui } from './components.ts'
import { copyFonts } from './fonts.ts'
import { writeGuidance } from './guidance.ts'
import { prebuiltStyles } from './prebuilt-styles.ts'
import { writeShadcnRegistry } from './shadcn.ts'

const source = join(ui, 'src')
const dist = join(ui, 'dist')

rmSync(dist, { recursive: true, force: true })
execFileSync('node', [join(ui, 'scripts/exports.ts'), '--check'], { stdio: 'inherit' })
execFileSync('tsc', ['--project', join(ui, 'tsconfig.build.json')], { stdio: 'inherit' })

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.js')) markElements(file)

mkdirSync(join(dist, 'styles'), { recursive: true })
const sheets = ['tailwind.css', 'tailwind.catalogue.css', 'tokens.css', 'theme.css', 'utilities.css', 'base.css']
for (const sheet of sheets) copyFileSync(join(source, 'styles', sheet), join(dist, 'styles', sheet))
writeFileSync(join(dist, 'styles/styles.css'), prebuiltStyles({ isImportant: false }))
writeFileSync(join(dist, 'styles/styles.important.css'), prebuiltStyles({ isImportant: true }))
copyFonts(dist)
writeFileSync(join(dist, 'brand/arot.tokens.json'), `${JSON.stringify(designTokens(arot), null, 2)}\n`)
writeFileSync(join(dist, 'brand/arot.figma.json'), `${JSON.stringify(figmaVariables(arot), null, 2)}\n`)

const reference = JSON.parse(readFileSync(join(ui, 'reference.json'), 'utf8'))
writeGuidance(reference, join(dist, 'docs'))
writeShadcnRegistry(reference, join(dist, 'registry'))

const bytes = brotliCompressSync(readFileSync(join(dist, 'styles/styles.css'))).length
console.log(`packages/ui/dist is built; styles.css has ${(bytes / 1000).toFixed(1)} kB (brotli)`)

/** `lib/elements` renders elements in place of React's JSX runtime, and marks them as ours. */
function markElements(file: string) {
  if (file === join('lib', 'elements.js')) return
  const code = readFileSync(join(dist, file), 'utf8')
  const path = relative(dirname(file), join('lib', 'elements.js')).replaceAll('\\', '/')
  writeFileSync(
    join(dist, file),
    code.replace('from "react/jsx-runtime"', `from "${path.startsWith('.') ? '' : './'}${path}"`),
  )
}
