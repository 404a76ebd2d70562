// Checks that `styles.css`, for hosts without Tailwind, only affects our own elements.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Check } from './report.ts'

/** Selectors of theme, density and direction, which also apply to the whole page. */
const choices = [
  '{"type":"pseudo-class","kind":"root"}',
  '{"type":"class","name":"light"}',
  '{"type":"class","name":"dark"}',
  '{"type":"class","name":"arot-compact"}',
  '{"type":"class","name":"arot-comfortable"}',
  ...['ltr', 'rtl'].map(
    (way) =>
      `{"type":"attribute","namespace":null,"name":"dir","operation":{"operator":"equal","value":"${way}","caseSensitivity":"ascii-case-insensitive-if-in-html-element-in-html-document"}}`,
  ),
]

export function stylesOf(folder: string): Check[] {
  const css = readFileSync(join(folder, 'dist/styles/styles.css'))
  const text = css.toString()
  return [
    {
      name: 'styles.css reaches our own elements only',
      run: () => selectorsOf(css).filter((selector) => !isOurs(selector) && !isChoice(selector)),
    },
    {
      name: 'styles.css is in no layer, which a host’s bare rules would beat',
      run: () => (text.includes('@layer') ? ['there is an @layer in it'] : []),
    },
    {
      name: 'styles.css uses names of our own: variables, keyframes',
      run: () => [
        ...new Set(
          [
            ...[...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? ''),
            ...[...text.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name ?? ''),
          ].filter((name) => !name.startsWith('--arot-')),
        ),
        ...[...text.matchAll(/@keyframes ([\w-]+)/g)]
          .map(([, name]) => name ?? '')
          .filter((name) => !name.startsWith('arot-')),
      ],
    },
    {
      name: 'styles.css has the classes of every component',
      run: () => classesOf(join(folder, 'dist')).filter((name) => !text.includes(`.${escapeClass(name)}`)),
    },
    {
      name: 'tailwind.catalogue.css has the classes of all that its components draw',
      run: () => strangersOf(join(folder, 'dist')),
    },
    {
      name: 'fonts.css names files that are there, swaps, and keeps to latin',
      run: () => {
        const fonts = readFileSync(join(folder, 'dist/fonts/fonts.css'), 'utf8')
        const faces = fonts.match(/@font-face \{[^}]*\}/g) ?? []
        const bad = faces.filter((face) => !face.includes('font-display: swap') || !face.includes('unicode-range:'))
        const missing = [...fonts.matchAll(/url\((\.\/[^)]+)\)/g)].filter(([, path]) => !exists(folder, path ?? ''))
        return [...bad, ...missing.map(([, path]) => `no ${path}`), ...(faces.length === 4 ? [] : ['four faces'])]
      },
    },
  ]
}

/** The classes with our breakpoints: they are easy to recognize in code. */
function classesOf(dist: string) {
  const files = globSync('*/**/*.js', { cwd: dist })
  const found = files.flatMap((file) => {
    const code = readFileSync(join(dist, file), 'utf8')
    return [...code.matchAll(/(?<=["'` ])(?:max-)?arot-(?:sm|md|lg|xl):[^\s"'`$]+(?=["'` ])/g)].map(([name]) => name)
  })
  return [...new Set(found)]
}

/** Escapes a class name for a selector. */
const escapeClass = (name: string) => name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)

function isChoice(selector: string) {
  return choices.some((choice) => selector === `[${choice}]`)
}

function isOurs(selector: string) {
  return /\{"type":"class","name":"arot(-host)?"\}/.test(selector)
}

function exists(folder: string, path: string) {
  return readFileSync(join(folder, 'dist/fonts', path)).length > 0
}

/** Each selector of each rule, in lightningcss’ representation. */
function selectorsOf(css: Uint8Array) {
  const found: string[] = []
  transform({
    filename: 'styles.css',
    code: css,
    visitor: {
      Rule: {
        style: ({ value }) => {
          found.push(...value.selectors.map((selector) => JSON.stringify(selector)))
        },
      },
    },
  })
  return found
}

/** The components that a catalogue imports although its sheet excludes them. */
function strangersOf(dist: string): string[] {
  const [, named = ''] =
    /@source "\.\.\/\{(.*)\}/.exec(readFileSync(join(dist, 'styles/tailwind.catalogue.css'), 'utf8')) ?? []
  const folders = named.split(',')
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.js`, { cwd: dist }).flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/ from '(\.[^']*)'/g)]
        .map(([, path = '']) => join(file, '..', path))
        .filter((imported) => !folders.some((other) => imported.startsWith(`${other}/`)))
        .filter((imported) => /^site\//.test(imported))
        .map((imported) => `${file} imports ${imported}`),
    ),
  )
}
