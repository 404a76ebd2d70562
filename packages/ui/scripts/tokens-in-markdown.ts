// The tokens as tables: the name to write, its value and its purpose.
import { arot, hex } from '../src/brand/brand.ts'
import { inCss, type Token, type Tokens, valueIn } from '../src/brand/tokens.ts'
import { code, paragraphs, table } from './markdown.ts'

/** The prefix of a group's classes. */
const classes: Record<keyof Tokens, string> = {
  color: '`bg-arot-…`, `text-arot-…`, `border-arot-…`',
  text: '`text-arot-…`',
  font: '`font-arot-…`',
  radius: '`rounded-arot-…`',
  size: '`h-arot-…`',
  shadow: '`shadow-arot-…`',
  duration: '`duration-arot-…`',
  ease: '`ease-arot-…`',
  layer: '`z-arot-…`',
  breakpoint: '`arot-…:`, for windows that are at least as wide',
}

export function tokensInMarkdown() {
  const groups = Object.keys(classes) as (keyof Tokens)[]
  const text = paragraphs(
    '# Tokens',
    'Each is a custom property of `tokens.css`, and a class where your host compiles Tailwind 4. Choose a token by its role: a brand changes the values.',
    ...groups.map((group) => paragraphs(`## ${group}`, `Classes: ${classes[group]}.`, tableOf(group))),
  )
  return `${text}\n`
}

function tableOf(group: keyof Tokens) {
  const tokens = Object.entries(arot.tokens[group] as Record<string, Token<unknown>>)
  // A media query cannot read a custom property.
  const name = (token: string) => code(group === 'breakpoint' ? `arot-${token}:` : `--arot-${group}-${token}`)
  if (group === 'color')
    return table(
      ['Token', 'Light', 'Dark', 'What for'],
      Object.entries(arot.tokens.color).map(([token, value]) => [
        name(token),
        hex(valueIn(value, 'light')),
        hex(valueIn(value, 'dark')),
        value.description,
      ]),
    )
  return table(
    ['Token', 'Value', 'What for'],
    tokens.map(([token, { value, description }]) => [name(token), code(cssOf(group, value)), description]),
  )
}

function cssOf(group: keyof Tokens, value: unknown) {
  if (group === 'shadow') return inCss.shadow(value as never)
  if (group === 'font') return inCss.font(value as never)
  if (group === 'ease') return inCss.ease(value as never)
  if (group === 'layer') return String(value)
  return inCss.dimension(value as never)
}
