// Builds `styles.css`, for hosts without Tailwind: all our classes, compiled so that they apply only to our own
// elements.
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Features, type Selector, transform } from 'lightningcss'
import { ui } from './components.ts'

const styles = join(ui, 'src/styles')

type Part = Selector[number]

const classPart = (name: string): Part => ({ type: 'class', name })
const not = (...selectors: Selector[]): Part => ({ type: 'pseudo-class', kind: 'not', selectors })

/** An element that we render. It adds no specificity. */
const ours: Part = { type: 'pseudo-class', kind: 'where', selectors: [[classPart('arot')]] }

/** An element with a class of the host. The host's class must win, so our classes get the specificity of a single class. */
const touched: Part = { type: 'pseudo-class', kind: 'where', selectors: [[classPart('arot-host')]] }

/** Matches every element without a class of the host, with a higher specificity than `#root .content a`. */
const outweighing: Selector[] = [
  [classPart('arot-host')],
  [{ type: 'id', name: '_' }, classPart('_'), classPart('_'), classPart('_')],
]

/** The beginning of a variable name of Tailwind's, except inside a class name. */
const foreignVariable = /(?<!\\[([]|[\w-])--(?!arot-|radix-)/g

/** `:not(a a a a a a a a)`: matches every element, with the specificity of eight element names. */
const heavierThanElements: Part = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [
    Array.from(
      { length: 15 },
      (_, index): Part => (index % 2 === 0 ? { type: 'type', name: 'a' } : { type: 'combinator', value: 'descendant' }),
    ),
  ],
}

/** `isImportant` is for hosts whose own classes are `!important` and have the same names as ours, such as Bootstrap's. */
export function prebuiltStyles({ isImportant }: { isImportant: boolean }) {
  const classes = isImportant
    ? [limitTo(compile('important'), holding), limitTo(compile(), yielding)]
    : [limitTo(compile(), classing)]
  const parts = [
    read('tokens.css'),
    limitTo(Buffer.from(read('reset.css')), resetting),
    limitTo(Buffer.from(withoutLayer(read('base.css')).replace('.arot *', '.arot > *')), classing),
    ...classes.map((css) => css.replace(foreignVariable, '--arot-')),
  ]
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(parts.join('\n')),
    minify: true,
    // It would add variables for `light-dark()`, which we do not use.
    exclude: Features.LightDark,
    targets: { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) },
  })
  return code.toString()
}

function read(name: string) {
  return readFileSync(join(styles, name), 'utf8')
}

/** Removes our layer: a host's element rules are in no layer, and would win over any layer. */
function withoutLayer(css: string) {
  return css.replace(/@layer base \{([\s\S]*)\}/, '$1')
}

const page: Selector = [{ type: 'pseudo-class', kind: 'root' }]

/** Runs the Tailwind command line, which resolves nesting. */
function compile(flag = '') {
  // Removes the folders of runs that were killed.
  for (const left of globSync('.prebuilt-*', { cwd: styles }))
    rmSync(join(styles, left), { recursive: true, force: true })
  const folder = mkdtempSync(join(styles, '.prebuilt-'))
  try {
    const output = join(folder, 'compiled.css')
    const input = join(folder, 'input.css')
    writeFileSync(input, `@import "../prebuilt.css" ${flag};`)
    const tailwind = join(ui, 'node_modules/.bin/tailwindcss')
    execFileSync(tailwind, ['--input', input, '--output', output, '--optimize'], { cwd: ui, stdio: 'pipe' })
    return readFileSync(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Replaces every selector of a sheet by those that `narrow` returns. */
function limitTo(css: Uint8Array, narrow: (selector: Selector) => Selector | Selector[]) {
  const { code } = transform({
    filename: 'part.css',
    code: css,
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: the name is lightningcss’s
      Selector: (selector) => (isPage(selector) ? page : narrow(selector)),
      Rule: {
        // Initial values for browsers without @property, which are all older than those that Tailwind supports.
        'layer-block': () => [],
        'layer-statement': () => [],
      },
    },
  })
  return code.toString()
}

/** Resets win over the host's element rules, but lose against any class of the host. */
function resetting(selector: Selector): Selector[] {
  return [onSubject(selector, [ours, not(...outweighing)]), onSubject(selector, [touched, heavierThanElements])]
}

/** Our class on one of our elements. */
const classing = (selector: Selector): Selector[] => [holding(selector), yielding(selector)]

const holding = (selector: Selector): Selector => onClass(selector, [not([not([classPart('arot')])], ...outweighing)])
const yielding = (selector: Selector): Selector => onClass(selector, [touched])

/** True for `:root, :host`, where Tailwind puts variables that it could not inline. */
function isPage([first, ...rest]: Selector) {
  return rest.length === 0 && first?.type === 'pseudo-class' && (first.kind === 'root' || first.kind === 'host')
}

/** Adds conditions to the subject of a selector: its last compound, before `::before`. */
function onSubject(selector: Selector, conditions: Part[]): Selector {
  const from = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  return inCompound(selector, from, conditions)
}

/** Adds conditions to the element with the class. The rule can be about the host's content inside it, such as an icon. */
function onClass(selector: Selector, conditions: Part[]): Selector {
  const [first] = selector
  // `*:flex-1` is `:is(.\*\:flex-1 > *)`.
  if (first?.type === 'pseudo-class' && first.kind === 'is') {
    const inside = { ...first, selectors: first.selectors.map((one) => onClass(one, conditions)) }
    return [inside, ...selector.slice(1)]
  }
  const bearer = selector.findIndex(({ type }) => type === 'class')
  const from = selector.findLastIndex(({ type }, index) => index < bearer && type === 'combinator') + 1
  return inCompound(selector, from, conditions)
}

function inCompound(selector: Selector, from: number, conditions: Part[]): Selector {
  const end = selector.findIndex(({ type }, index) => index >= from && /^(pseudo-element|combinator)$/.test(type))
  const at = end === -1 ? selector.length : end
  return [...selector.slice(0, at), ...conditions, ...selector.slice(at)]
}
