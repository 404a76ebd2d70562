// Writes everything that is made from the token file: CSS variables, the Tailwind theme, tailwind-merge's lists
// and the data of the documentation page. `--check` only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Color, readTokens, type Shadow, type Token, type Tokens } from '../tokens/read.ts'

const ui = join(import.meta.dirname, '..')
const notice = 'Made from tokens/arot.tokens.json by `npm run tokens`: edit that file, not this one.'
const tokens = readTokens()

const files = {
  'src/styles/tokens.css': variables(),
  'src/styles/theme.css': tailwindTheme(),
  'src/lib/tokens.generated.ts': tailwindMergeLists(),
  'src/lib/look.generated.ts': lookVariables(),
}

let stale = 0
for (const [path, text] of Object.entries(files)) {
  const file = join(ui, path)
  if (process.argv.includes('--check')) {
    if (read(file) === text) continue
    stale += 1
    console.error(`${path} is not what the token file says: npm run tokens`)
  } else {
    writeFileSync(file, text)
  }
}
process.exitCode = stale > 0 ? 1 : 0

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function variables() {
  const themed = [...each('color', color), ...each('shadow', shadow)]
  const constant = [
    ...each('text', dimension),
    ...each('font', (value: string[]) => value.map(family).join(', ')),
    ...each('radius', dimension),
    ...each('duration', dimension),
    ...each('ease', (value: number[]) => `cubic-bezier(${value.join(', ')})`),
    ...each('layer', String),
  ]
  return `/* ${notice} */
.light {
  color-scheme: light;
}

:root,
.light {
${lines(themed.map(([name, token]) => `--arot-${name}: ${token.light};`))}
}

:root {
${lines(constant.map(([name, token]) => `--arot-${name}: ${token.light};`))}
}

/* Paper is light. */
@media not print {
  .dark {
    color-scheme: dark;
${lines(themed.map(([name, token]) => `  --arot-${name}: ${token.dark};`))}
  }
}

@media (prefers-reduced-motion: reduce) {
  :root {
${lines(names('duration').map((name) => `  --arot-duration-${name}: 0ms;`))}
  }
}
`
}

function tailwindTheme() {
  const theme = [
    ...names('color').map((name) => `--color-arot-${name}: var(--arot-color-${name});`),
    ...Object.entries(tokens.text).flatMap(([name, token]) => [
      `--text-arot-${name}: var(--arot-text-${name});`,
      `--text-arot-${name}--line-height: ${token.extension.lineHeight}rem;`,
    ]),
    ...names('font').map((name) => `--font-arot-${name}: var(--arot-font-${name});`),
    ...names('radius').map((name) => `--radius-arot-${name}: var(--arot-radius-${name});`),
    ...names('shadow').map((name) => `--shadow-arot-${name}: var(--arot-shadow-${name});`),
    ...names('ease').map((name) => `--ease-arot-${name}: var(--arot-ease-${name});`),
    // A media query cannot read a variable.
    ...each('breakpoint', dimension).map(([name, token]) => `--${name.replace('-', '-arot-')}: ${token.light};`),
  ]
  const utilities = [
    ...names('layer').map((name) => `@utility z-arot-${name} {\n  z-index: ${layer(name)};\n}`),
    ...names('duration').map(
      (name) => `@utility duration-arot-${name} {\n  transition-duration: var(--arot-duration-${name});\n}`,
    ),
  ]
  return `/* ${notice} */\n@theme inline {\n${lines(theme)}\n}\n\n${utilities.join('\n\n')}\n`
}

/** What lies over a page goes to the host's own layer, `--arot-layer`, once it has one: there the later lies above. */
function layer(name: string) {
  const own = `var(--arot-layer-${name})`
  if (name === 'popover' || name === 'modal') return `var(--arot-layer, ${own})`
  return name === 'toast' ? `max(${own}, var(--arot-layer, 0) + 1)` : own
}

function tailwindMergeLists() {
  const lists = { text: 'text', radius: 'radius', shadow: 'shadow', font: 'font', ease: 'ease' } as const
  const rows = Object.values(lists).map(
    (group) =>
      `  ${group}: [${names(group)
        .map((name) => `'arot-${name}'`)
        .join(', ')}],`,
  )
  const own = (['layer', 'duration'] as const).map(
    (group) =>
      `  ${group}: [${names(group)
        .map((name) => `'arot-${name}'`)
        .join(', ')}],`,
  )
  return `// ${notice}\nexport const tokenNames = {\n${[...rows, ...own].join('\n')}\n}\n`
}

/** What a part of a page may say anew, all but which layer lies over which. */
function lookVariables() {
  const groups = ['color', 'shadow', 'text', 'font', 'radius', 'duration', 'ease'] as const
  const variables = groups.flatMap((group) => names(group).map((name) => `  '--arot-${group}-${name}',`))
  return `// ${notice}\nexport const lookVariables = [\n${variables.join('\n')}\n]\n`
}

function names(group: keyof Tokens) {
  return Object.keys(tokens[group])
}

function each<V>(group: keyof Tokens, format: (value: V) => string) {
  return Object.entries(tokens[group] as Record<string, Token<V>>).map(
    ([name, { value, extension }]) =>
      [`${group}-${name}`, { light: format(value), dark: format(extension.dark ?? value) }] as const,
  )
}

function lines(rows: string[]) {
  return rows.map((row) => `  ${row}`).join('\n')
}

function color({ components, alpha }: Color) {
  return `oklch(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`
}

function dimension({ value, unit }: { value: number; unit: string }) {
  return `${value}${unit}`
}

function shadow(layers: Shadow[]) {
  return layers
    .map(
      (layer) =>
        `${[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(dimension).join(' ')} ${color(layer.color)}`,
    )
    .join(', ')
}

function family(name: string) {
  return name.includes(' ') ? `'${name}'` : name
}
