import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@arot/app/languages'
import type { Page } from './addresses.ts'

type Chunk = { file: string; imports?: string[] }

/** The code of a list's table. It loads after the page, unless the page shows a table. */
const table = 'src/catalog/ListedTable.tsx'

/** The two Latin typefaces of all pages, and the further typeface of a language. */
const fonts = /(?:inter|bricolage-grotesque)-latin-wght-normal\.woff2$/
const fontsOf: Partial<Record<Language, RegExp>> = { bn: /noto-sans-bengali-bengali-wght-normal\.woff2$/ }

/** Names a page's fonts and code in its document, so that they load in one wave with the app itself. */
export function createPreloads(folder: string, template: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const early = (wanted: RegExp) =>
    Object.values(manifest)
      .filter(({ file }) => wanted.test(file.replace(/-[\w-]{8}(?=\.woff2$)/, '')))
      .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
  const ofAll = early(fonts)

  return ({ route, address, language }: Page): string[] => {
    const screen = `src/${route.screen}/route.tsx`
    const needed = [screen]
    if (route.access === 'member') needed.push('src/shell/RequireMember.tsx', 'src/session/firebase.ts')
    if (address.includes('view=table')) needed.push(table)
    if (language === 'bn') needed.push('src/platform/i18n/bengali.ts')
    const code = new Set(needed.flatMap((name) => filesOf(manifest, name)))
    const more = [...code].filter((file) => !template.includes(file))
    const ofLanguage = fontsOf[language]
    return [
      ...ofAll,
      ...(ofLanguage ? early(ofLanguage) : []),
      ...more.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ]
  }
}

function filesOf(manifest: Record<string, Chunk>, entry: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(entry)
  return [...seen]
}
