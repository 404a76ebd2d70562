// `styles.css`, for hosts without Tailwind: all our classes, compiled, that reach our own elements and nobody else's.
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Features, type Selector, transform } from 'lightningcss'
import { ui } from './components.ts'

const styles = join(ui, 'src/styles')

type Part = Selector[number]

const classPart = (name: string): Part => ({ type: 'class', name })
const not = (...selectors: Selector[]): Part => ({ type: 'pseudo-class', kind: 'not', selectors })

/** An element that we drew. Weighs nothing. */
const ours: Part = { type: 'pseudo-class', kind: 'where', selectors: [[classPart('arot')]] }

/** An element on which the host has put a class: that class is to win, so ours are as strong as any and no stronger. */
const touched: Part = { type: 'pseudo-class', kind: 'where', selectors: [[classPart('arot-host')]] }

/** True of every element that a host has not touched, and outweighs `#root .content a`. */
const outweighing: Selector[] = [
  [classPart('arot-host')],
  [{ type: 'id', name: '_' }, classPart('_'), classPart('_'), classPart('_')],
]

/** The beginning of a variable's name that is Tailwind's: anywhere but in the name of a class. */
const foreignVariable = /(?<!\\[([]|[\w-])--(?!arot-|radix-)/g

/** `:not(a a a a a a a a)`: true of every element, and weighs as much as eight element names. */
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

/** `isImportant`: for hosts whose own classes are `!important` and have names of ours, as Bootstrap's. */
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
    // It would bring variables of its own for `light-dark()`, which we do not use.
    exclude: Features.LightDark,
    targets: { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) },
  })
  return code.toString()
}

function read(name: string) {
  return readFileSync(join(styles, name), 'utf8')
}

/** A host's rules about bare elements are in no layer, and would win over any layer of ours. */
function withoutLayer(css: string) {
  return css.replace(/@layer base \{([\s\S]*)\}/, '$1')
}

const page: Selector = [{ type: 'pseudo-class', kind: 'root' }]

/** The Tailwind command line, nesting resolved. */
function compile(flag = '') {
  // What a run that was killed has left.
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

/** Every selector of a sheet becomes those that `narrow` makes of it. */
function limitTo(css: Uint8Array, narrow: (selector: Selector) => Selector | Selector[]) {
  const { code } = transform({
    filename: 'part.css',
    code: css,
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: the name is lightningcss’s
      Selector: (selector) => (isPage(selector) ? page : narrow(selector)),
      Rule: {
        // Initial values for browsers without @property, all older than Tailwind's own oldest.
        'layer-block': () => [],
        'layer-statement': () => [],
      },
    },
  })
  return code.toString()
}

/** What holds before any class does: more than anything a host says of elements, less than any class where it put one. */
function resetting(selector: Selector): Selector[] {
  return [onSubject(selector, [ours, not(...outweighing)]), onSubject(selector, [touched, heavierThanElements])]
}

/** A class of ours, where an element of ours has it. */
const classing = (selector: Selector): Selector[] => [holding(selector), yielding(selector)]

const holding = (selector: Selector): Selector => onClass(selector, [not([not([classPart('arot')])], ...outweighing)])
const yielding = (selector: Selector): Selector => onClass(selector, [touched])

/** `:root, :host`: where Tailwind puts the variables that it could not write in place. */
function isPage([first, ...rest]: Selector) {
  return rest.length === 0 && first?.type === 'pseudo-class' && (first.kind === 'root' || first.kind === 'host')
}

/** Conditions on the element that a selector is about: the last one, before its `::before`. */
function onSubject(selector: Selector, conditions: Part[]): Selector {
  const from = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  return inCompound(selector, from, conditions)
}

/** Conditions on the element that has the class: the rule may be about what the host has put into it, as with icons. */
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
