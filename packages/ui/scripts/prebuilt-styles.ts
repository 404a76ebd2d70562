// `styles.css`, for hosts without Tailwind: all our classes, compiled, that reach our own elements and nobody else's.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Features, type Selector, transform } from 'lightningcss'
import { ui } from './components.ts'

const styles = join(ui, 'src/styles')

type Part = Selector[number]

/** `:where(.arot, .arot *)`: an element that we drew, or inside one. Weighs nothing. */
const ours: Part = {
  type: 'pseudo-class',
  kind: 'where',
  selectors: [
    [{ type: 'class', name: 'arot' }],
    [{ type: 'class', name: 'arot' }, { type: 'combinator', value: 'descendant' }, { type: 'universal' }],
  ],
}

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

export function prebuiltStyles() {
  const parts = [
    read('tokens.css'),
    limited(Buffer.from(read('reset.css')), ours, heavierThanElements),
    withoutLayer(read('base.css')),
    limited(compiled(), ours).replace(foreignVariable, '--arot-'),
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
function compiled() {
  const folder = mkdtempSync(join(tmpdir(), 'arot-styles-'))
  try {
    const output = join(folder, 'compiled.css')
    const input = join(styles, 'prebuilt.css')
    const tailwind = join(ui, 'node_modules/.bin/tailwindcss')
    execFileSync(tailwind, ['--input', input, '--output', output, '--optimize'], { cwd: ui, stdio: 'pipe' })
    return readFileSync(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every rule reaches only the elements for which `conditions` hold. */
function limited(css: Uint8Array, ...conditions: Part[]) {
  const { code } = transform({
    filename: 'part.css',
    code: css,
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: the name is lightningcss’s
      Selector: (selector) => (isPage(selector) ? page : where(selector, conditions)),
      Rule: {
        // Initial values for browsers without @property, all older than Tailwind's own oldest.
        'layer-block': () => [],
        'layer-statement': () => [],
      },
    },
  })
  return code.toString()
}

/** `:root, :host`: where Tailwind puts the variables that it could not write in place. */
function isPage([first, ...rest]: Selector) {
  return rest.length === 0 && first?.type === 'pseudo-class' && (first.kind === 'root' || first.kind === 'host')
}

/** Conditions on the element that a selector is about: the last one, before its `::before`. */
function where(selector: Selector, conditions: Part[]): Selector {
  const subject = selector.findLastIndex(({ type }) => type === 'combinator') + 1
  const pseudoElement = selector.findIndex(({ type }, index) => index >= subject && type === 'pseudo-element')
  const end = pseudoElement === -1 ? selector.length : pseudoElement
  return [...selector.slice(0, end), ...conditions, ...selector.slice(end)]
}
