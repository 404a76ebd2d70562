// Compares our look in a host with the values of the token file.
import type { Page } from 'playwright'
import { type Theme, valueIn } from '../../packages/ui/src/brand/tokens.ts'
import { readTokens } from '../../packages/ui/tokens/read.ts'
import type { Look } from './looks.ts'

const { color } = readTokens()

export function checkCard(look: Look, theme: Theme) {
  return [
    ...checkShape(look),
    ...unlike(look, '[product-card]', {
      'background-color': colorOf('surface', theme),
      color: colorOf('ink', theme),
    }),
  ]
}

/** Ignores colours, which some builds write in another notation. */
export function checkShape(look: Look) {
  return unlike(look, '[product-card]', {
    'border-top-left-radius': '16px',
    'border-top-width': '1px',
    'font-family': /^"Inter Variable"/,
    'box-sizing': 'border-box',
  })
}

export function checkDialog(look: Look, theme: Theme) {
  return [
    ...unlike(look, '[dialog]', { 'border-top-left-radius': '16px', 'background-color': colorOf('surface', theme) }),
    ...unlike(look, '[dialog-body]', { 'padding-left': '20px', 'font-family': /^"Inter Variable"/ }),
  ]
}

/** In a Tailwind host one build has both sets of classes, and `cn` lets the caller's class win. */
export async function checkOverrides(page: Page) {
  const overridden = await stylesOf(page, '#overridden', [
    'border-radius',
    'padding-left',
    'background-color',
    'height',
  ])
  const recoloured = await stylesOf(page, '#recoloured', ['background-color', 'font-size'])
  return [
    ...compare('the host’s Button', overridden, {
      'border-radius': '0px',
      'padding-left': '40px',
      'background-color': /^oklch\(0\.879/,
      height: '40px',
    }),
    ...compare('the host’s Badge', recoloured, { 'background-color': 'rgb(1, 2, 3)', 'font-size': '20px' }),
  ]
}

/** Without Tailwind both have the specificity of one class, and the later sheet wins. */
export async function checkPlainOverrides(page: Page) {
  const found = await stylesOf(page, '.of-the-host', ['border-radius', 'padding-left', 'background-color'])
  return compare('our Button with the host’s classes', found, {
    'border-radius': '1px',
    'padding-left': '3px',
    'background-color': colorOf('brand', 'light'),
  })
}

function stylesOf(page: Page, selector: string, names: string[]) {
  return page.$eval(
    selector,
    (element, wanted) =>
      Object.fromEntries(wanted.map((name) => [name, getComputedStyle(element).getPropertyValue(name)])),
    names,
  )
}

function unlike(look: Look, ending: string, expected: Record<string, string | RegExp>) {
  const found = Object.entries(look).find(([name]) => name.endsWith(ending))
  return found ? compare(ending, found[1], expected) : [`there is no ${ending}`]
}

function compare(what: string, found: Record<string, string>, expected: Record<string, string | RegExp>) {
  return Object.entries(expected)
    .filter(([name, value]) => (value instanceof RegExp ? !value.test(found[name] ?? '') : found[name] !== value))
    .map(([name, value]) => `${what}: ${name} is ${found[name]}, not ${value}`)
}

function colorOf(name: string, theme: Theme) {
  const token = color[name]
  if (!token) throw new Error(`No colour is called ${name}`)
  const { components } = valueIn(token, theme)
  return `oklch(${components.join(' ')})`
}
