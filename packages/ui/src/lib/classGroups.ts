// The classes that set the same CSS property, for tailwind-merge: only those that our components use. Its own list
// covers all of Tailwind and weighs three times as much. A test compares the two for every class in use.
import { tokenNames } from './tokens.generated.ts'

type Value = string | ((value: string) => boolean)
type ClassGroups = Record<string, (string | Record<string, Value[]>)[]>

const any = () => true
const isFraction = (value: string) => /^\d+\/\d+$/.test(value)
const isPercentage = (value: string) => value.endsWith('%')
const isNumber = (value: string) => value !== '' && Number.isFinite(Number(value))
const isArbitraryNumber = (value: string) => /^\[\d+\]$/.test(value)
const isArbitrary = (value: string) => /^[[(].*[\])]$/.test(value)
const isLength = (value: string) =>
  /^\[(length:|calc|min|max|clamp|-?\.?\d)/.test(value) || value.startsWith('(length:')
const isPicture = (value: string) => /^(gradient-to-|linear|radial|conic|\[(image|url|.*gradient))/.test(value)
const isSize = (value: string) => /^(\d+(\.\d+)?)?(xs|sm|md|lg|xl)$/.test(value)

/** `{ p: ['p'], px: ['px'] … }`: classes that accept any value. */
function plain(...names: string[]): ClassGroups {
  return Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))
}

/** Like `plain`, but the name alone is a class too. */
function bare(...names: string[]): ClassGroups {
  return Object.fromEntries(names.map((name) => [name, [{ [name]: ['', any] }]]))
}

const edges = ['', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l']
const sides = edges.map((edge) => (edge === '' ? '' : `-${edge}`))
const corners = ['', '-s', '-e', '-t', '-r', '-b', '-l', '-ss', '-se', '-ee', '-es', '-tl', '-tr', '-br', '-bl']
const lineStyles = ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none']
const isWidth = [isNumber, isLength]

/** `border`, `border-x` …: a width and a colour each. */
const borders = Object.fromEntries(
  sides.flatMap((side) => [
    [`border-w${side}`, [{ [`border${side}`]: ['', ...isWidth] }]],
    [`border-color${side}`, [{ [`border${side}`]: [any] }]],
  ]),
)

/** The position and the colour of each gradient stop. */
const gradientStops = Object.fromEntries(
  ['from', 'via', 'to'].flatMap((stop) => [
    [`gradient-${stop}-pos`, [{ [stop]: [isPercentage, isLength] }]],
    [`gradient-${stop}`, [{ [stop]: [any] }]],
  ]),
)

export const classGroups: ClassGroups = {
  arot: ['arot'],
  'arot-focus': ['arot-focus', 'arot-focus-within'],
  display: [
    'hidden',
    'contents',
    'flow-root',
    'list-item',
    ...['block', 'flex', 'grid', 'table'].flatMap((name) => [name, `inline-${name}`]),
    'inline',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  sr: ['sr-only', 'not-sr-only'],
  container: ['@container'],
  isolation: ['isolate', 'isolation-auto'],
  ...plain('z', 'order', 'inset', 'inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'),
  ...plain('overflow-x', 'overflow-y', 'overscroll', 'overscroll-x', 'overscroll-y'),
  'scroll-behavior': [{ scroll: ['auto', 'smooth'] }],
  'snap-align': [{ snap: ['start', 'end', 'center', 'align-none'] }],
  'snap-stop': [{ snap: ['normal', 'always'] }],
  'snap-type': [{ snap: ['none', 'x', 'y', 'both'] }],
  'snap-strictness': [{ snap: ['mandatory', 'proximity'] }],
  overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
  'object-fit': [{ object: ['contain', 'cover', 'fill', 'none', 'scale-down'] }],
  'object-position': [{ object: [any] }],
  ...plain('aspect', 'columns', 'basis', 'field-sizing'),
  ...bare('grow', 'shrink', 'transition', 'resize', ...corners.map((corner) => `rounded${corner}`)),
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'wrap-reverse', 'nowrap'] }],
  flex: [{ flex: [isNumber, isFraction, 'auto', 'initial', 'none', isArbitrary] }],
  'grid-flow': [{ 'grid-flow': [any] }],
  ...plain('grid-cols', 'grid-rows', 'auto-cols', 'auto-rows', 'col-start', 'col-end', 'row-start', 'row-end'),
  'col-start-end': [{ col: [any] }],
  'row-start-end': [{ row: [any] }],
  ...plain('gap', 'gap-x', 'gap-y', 'space-x', 'space-y'),
  'justify-content': [{ justify: ['normal', 'start', 'end', 'center', 'between', 'around', 'evenly', 'stretch'] }],
  ...plain('justify-items', 'justify-self', 'place-content', 'place-items', 'place-self', 'items', 'self'),
  'align-content': [{ content: ['normal', 'center', 'start', 'end', 'between', 'around', 'evenly', 'stretch'] }],
  content: [{ content: ['none', isArbitrary] }],
  ...plain(...edges.flatMap((edge) => [`p${edge}`, `m${edge}`])),
  ...plain('size', 'w', 'min-w', 'max-w', 'h', 'min-h', 'max-h'),
  'font-size': [{ text: ['base', isSize, isLength, ...tokenNames.text] }],
  'font-weight': [
    {
      font: [
        'thin',
        'extralight',
        'light',
        'normal',
        'medium',
        'semibold',
        'bold',
        'extrabold',
        'black',
        isArbitraryNumber,
      ],
    },
  ],
  'font-family': [{ font: [any] }],
  'font-style': ['italic', 'not-italic'],
  'fvn-normal': ['normal-nums'],
  'fvn-figure': ['lining-nums', 'oldstyle-nums'],
  'fvn-spacing': ['proportional-nums', 'tabular-nums'],
  ...plain('tracking', 'leading', 'indent', 'line-clamp', 'hyphens', 'whitespace', 'break'),
  'list-style-position': [{ list: ['inside', 'outside'] }],
  'list-style-type': [{ list: ['disc', 'decimal', 'none', isArbitrary] }],
  'text-alignment': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-color': [{ text: [any] }],
  'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
  'text-decoration-style': [{ decoration: [...lineStyles, 'wavy'] }],
  'text-decoration-thickness': [{ decoration: [...isWidth, 'from-font', 'auto'] }],
  'text-decoration-color': [{ decoration: [any] }],
  'underline-offset': [{ 'underline-offset': [any] }],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'vertical-align': [{ align: [any] }],
  wrap: [{ wrap: [any] }],
  'bg-clip': [{ 'bg-clip': [any] }],
  'bg-origin': [{ 'bg-origin': [any] }],
  'bg-repeat': [{ bg: ['repeat', 'no-repeat'] }],
  'bg-size': [{ bg: ['auto', 'cover', 'contain'] }],
  'bg-image': [{ bg: ['none', isPicture] }],
  'bg-color': [{ bg: [any] }],
  ...gradientStops,
  ...borders,
  'border-style': [{ border: lineStyles }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-spacing': [{ 'border-spacing': [any] }],
  ...plain('divide-x', 'divide-y'),
  'divide-style': [{ divide: lineStyles }],
  'divide-color': [{ divide: [any] }],
  'outline-style': [{ outline: lineStyles }],
  'outline-offset': [{ 'outline-offset': [any] }],
  'outline-w': [{ outline: ['', ...isWidth] }],
  'outline-color': [{ outline: [any] }],
  shadow: [{ shadow: ['', 'none', isSize, isArbitrary, ...tokenNames.shadow] }],
  'shadow-color': [{ shadow: [any] }],
  ...plain('opacity', 'duration', 'ease', 'delay', 'animate', 'origin'),
  ...plain('scale', 'scale-x', 'scale-y', 'rotate', 'translate', 'translate-x', 'translate-y'),
  ...plain('accent', 'appearance', 'caret', 'cursor', 'pointer-events', 'select', 'touch', 'will-change'),
  ...plain('fill', 'drop-shadow'),
  ...plain(...edges.flatMap((edge) => [`scroll-m${edge}`, `scroll-p${edge}`])),
  'stroke-w': [{ stroke: isWidth }],
  stroke: [{ stroke: [any] }],
  'forced-color-adjust': [{ 'forced-color-adjust': [any] }],
}

export const conflictingClassGroups: Record<string, string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  ...boxes('p', (side) => `p${side}`),
  ...boxes('m', (side) => `m${side}`),
  ...boxes('scroll-m', (side) => `scroll-m${side}`),
  ...boxes('scroll-p', (side) => `scroll-p${side}`),
  ...boxes('border-w', (side) => `border-w-${side}`),
  ...boxes('border-color', (side) => `border-color-${side}`),
  size: ['w', 'h'],
  'font-size': ['leading'],
  'fvn-normal': ['fvn-figure', 'fvn-spacing'],
  'fvn-figure': ['fvn-normal'],
  'fvn-spacing': ['fvn-normal'],
  'line-clamp': ['display', 'overflow'],
  rounded: corners.slice(1).map((corner) => `rounded${corner}`),
  'rounded-s': ['rounded-ss', 'rounded-es'],
  'rounded-e': ['rounded-se', 'rounded-ee'],
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  translate: ['translate-x', 'translate-y'],
}

/** A class for all four sides replaces the classes for two, and a class for two sides replaces those for one. */
function boxes(all: string, one: (side: string) => string) {
  const across = ['s', 'e', 'r', 'l'].map(one)
  const down = ['t', 'b'].map(one)
  return { [all]: [one('x'), one('y'), ...across, ...down], [one('x')]: across, [one('y')]: down }
}
