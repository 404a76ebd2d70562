// Writes everything that is generated from the token file: CSS variables, the Tailwind theme, tailwind-merge's lists,
// and the template of a brand. `--check` only reports whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constant, densityCss, rows, rule, themeRows, within } from '../src/brand/css.ts'
import { inCss, type Tokens } from '../src/brand/tokens.ts'
import { readTokens } from '../tokens/read.ts'

const ui = join(import.meta.dirname, '..')
const notice = 'Made from tokens/arot.tokens.json by `npm run tokens`: edit that file, not this one.'
const tokens = readTokens()

const files = {
  'src/styles/tokens.css': variables(),
  'src/styles/theme.css': tailwindTheme(),
  'src/lib/tokens.generated.ts': tailwindMergeLists(),
  'src/lib/look.generated.ts': lookVariables(),
  'src/brand/template.generated.ts': template(),
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
  const { duration, ease, layer } = tokens
  const durations = rows('duration', duration, ({ value }) => inCss.dimension(value))
  const none = durations.map(([name]) => [name, '0ms'] as const)
  const unchanging = [
    ...constant(tokens),
    ...durations,
    ...rows('ease', ease, ({ value }) => inCss.ease(value)),
    ...rows('layer', layer, ({ value }) => String(value)),
  ]
  return `/* ${notice} */
${rule('.light', [['color-scheme', 'light']])}

${rule(':root,\n.light', themeRows(tokens, 'light'))}

${rule(':root', unchanging)}

/* Paper is light. */
${within('@media not print', rule('.dark', [['color-scheme', 'dark'], ...themeRows(tokens, 'dark')]))}

${densityCss(tokens)}

/* Which way a line runs, for what no logical property turns: a sign to reckon with, and what turns a picture over. */
${rule('[dir="ltr"]', direction('1', 'none'))}

${rule('[dir="rtl"]', direction('-1', '-1 1'))}

${within('@media (prefers-reduced-motion: reduce)', rule(':root', none))}
`
}

function direction(flow: string, mirror: string) {
  return [['--arot-flow', flow] as const, ['--arot-mirror', mirror] as const]
}

function tailwindTheme() {
  const theme = [
    ...themeOf('color'),
    ...Object.entries(tokens.text).flatMap(([name, token]) => [
      `--text-arot-${name}: var(--arot-text-${name});`,
      `--text-arot-${name}--line-height: ${token.extension.lineHeight}rem;`,
    ]),
    ...themeOf('font'),
    ...themeOf('radius'),
    ...themeOf('shadow'),
    ...themeOf('ease'),
    // Classes for widths and heights: `h-arot-control`.
    ...names('size').map((name) => `--spacing-arot-${name}: var(--arot-size-${name});`),
    // A media query cannot read a variable.
    ...rows('breakpoint', tokens.breakpoint, ({ value }) => inCss.dimension(value)).map(
      ([name, value]) => `${name.replace('--arot-breakpoint', '--breakpoint-arot')}: ${value};`,
    ),
  ]
  const utilities = [
    ...names('layer').map((name) => `@utility z-arot-${name} {\n  z-index: ${layer(name)};\n}`),
    ...names('duration').map(
      (name) => `@utility duration-arot-${name} {\n  transition-duration: var(--arot-duration-${name});\n}`,
    ),
  ]
  const lines = theme.map((row) => `  ${row}`).join('\n')
  return `/* ${notice} */\n@theme inline {\n${lines}\n}\n\n${utilities.join('\n\n')}\n`
}

function themeOf(group: keyof Tokens) {
  return names(group).map((name) => `--${group}-arot-${name}: var(--arot-${group}-${name});`)
}

/** If the host sets a layer for its overlays, `--arot-layer`, ours use it too: the later one is then on top. */
function layer(name: string) {
  const own = `var(--arot-layer-${name})`
  if (name === 'popover' || name === 'modal') return `var(--arot-layer, ${own})`
  return name === 'toast' ? `max(${own}, var(--arot-layer, 0) + 1)` : own
}

function tailwindMergeLists() {
  const groups = ['text', 'radius', 'shadow', 'font', 'ease', 'layer', 'duration'] as const
  const lists = groups.map(
    (group) =>
      `  ${group}: [${names(group)
        .map((name) => `'arot-${name}'`)
        .join(', ')}],`,
  )
  return `// ${notice}\nexport const tokenNames = {\n${lists.join('\n')}\n}\n`
}

/** The variables that a part of a page can override: all except the layers. */
function lookVariables() {
  const groups = ['color', 'shadow', 'text', 'font', 'radius', 'size', 'duration', 'ease'] as const
  const variables = groups.flatMap((group) => names(group).map((name) => `  '--arot-${group}-${name}',`))
  return `// ${notice}\nexport const lookVariables = [\n${variables.join('\n')}\n]\n`
}

/** The token file as a module, because published code imports no JSON. */
function template() {
  return `// ${notice}
import type { Tokens } from './tokens.ts'

export const template: Tokens = ${JSON.stringify(tokens, null, 2)}
`
}

function names(group: keyof Tokens) {
  return Object.keys(tokens[group])
}
