// Numbers as spreadsheets write them. What can be read in two ways is refused in words, never guessed.

export type DecimalMark = '.' | ','
/** The number that the digits write, exactly, or the reason why they write none. */
export type Figure = { digits: string } | { problem: string }

const longest = 40
const zeros = new Map<string, string>()

/** Any script's digits as ours: each script's ten stand in a row, and rows of ten may stand side by side. */
export function plainDigit(char: string): string {
  const zero = zeros.get(char)
  if (zero !== undefined) return zero
  let first = char.codePointAt(0) ?? 0
  const at = first
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  const digit = String((at - first) % 10)
  zeros.set(char, digit)
  return digit
}

/** Its digits and marks alone, each mark in its plain form; null where anything else stands there. */
function shapeOf(cell: string, currency: string): string | null {
  // As nearly all are.
  if (cell.length <= longest && /^-?\d+(?:\.\d+)?$/.test(cell)) return cell
  const bare = cell
    .replace(/\p{Cf}/gu, '')
    .replace('−', '-')
    .trim()
  if (bare.length > longest) return null
  const sign = bare.startsWith('-') ? '-' : ''
  const plain = bare
    .replace(/^[+-]/, '')
    .replace(currency, '')
    .replace(/^(?:US)?\p{Sc}|\p{Sc}$/u, '')
    .trim()
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s’]/g, "'")
    .replaceAll('٫', ',')
    .replaceAll('٬', "'")
  return /^[\d.,']+$/.test(plain) ? sign + plain : null
}

const groups = new Map(
  ['.', ',', "'"].map((mark) => [mark, new RegExp(`^\\d{1,3}(?:\\${mark}\\d{2,3})*\\${mark}\\d{3}$`)]),
)

/** Without the marks between its groups; null where they are no groups. */
const withoutGroups = (text: string, mark: string) =>
  groups.get(mark)?.test(text.replace('-', '')) ? text.replaceAll(mark, '') : null

type Reading = { whole: string; decimals: string; tells?: DecimalMark } | 'ambiguous' | null

/** What a shape says; which mark it takes for decimals, where no other reading is possible. */
function readShape(shape: string): Reading {
  const marks = [...shape.replace(/[\d-]/g, '')]
  const [first] = marks
  if (first === undefined) return { whole: shape, decimals: '' }
  if (marks.length === 1 && first !== "'") return readOneMark(shape, first as DecimalMark)
  return marks.every((mark) => mark === first) ? readGroups(shape, first) : readBoth(shape, marks)
}

/** `1.5` has decimals; `1.500` may be as many thousands. */
function readOneMark(shape: string, mark: DecimalMark): Reading {
  const [head = '', decimals = ''] = shape.split(mark)
  if (withoutGroups(shape, mark) !== null && !/^-?0/.test(head)) return 'ambiguous'
  return { whole: /\d$/.test(head) ? head : `${head}0`, decimals, tells: mark }
}

function readGroups(shape: string, mark: string): Reading {
  const whole = withoutGroups(shape, mark)
  return whole === null ? null : { whole, decimals: '' }
}

/** Groups of one mark, then decimals after the other. */
function readBoth(shape: string, marks: readonly string[]): Reading {
  const [between = '', last = ''] = [marks[0], marks.at(-1)]
  if (last === "'" || last === between || !marks.slice(0, -1).every((mark) => mark === between)) return null
  const at = shape.lastIndexOf(last)
  const whole = withoutGroups(shape.slice(0, at), between)
  return whole === null ? null : { whole, decimals: shape.slice(at + 1), tells: last as DecimalMark }
}

/** Collects from the figures of a file which mark its decimals have. */
export function createDecimalMark(currency: string) {
  let mark: DecimalMark | null | undefined
  return {
    add(cell: string) {
      if (mark === null) return
      const shape = shapeOf(cell, currency)
      const read = shape === null ? null : readShape(shape)
      if (read === null || read === 'ambiguous' || !read.tells) return
      mark = mark === undefined || mark === read.tells ? read.tells : null
    },
    /** `undefined` if no figure shows it, `null` if they differ. */
    mark: () => mark,
  }
}

/** The number in a cell of a file whose decimals have this mark, where that is known. */
export function readFigure(cell: string, mark: DecimalMark | null | undefined, currency: string): Figure {
  const shape = shapeOf(cell, currency)
  const read = shape === null ? null : readShape(shape)
  const quoted = `“${cell.slice(0, 40)}”`
  if (shape === null || read === null) return { problem: `${quoted} is not a number.` }
  if (read === 'ambiguous') {
    if (!mark) return { problem: `${quoted} can be read in two ways. Write it without marks between thousands.` }
    return { digits: shape.includes(mark) ? shape.replace(mark, '.') : shape.replace(/[.,]/, '') }
  }
  if (read.tells && mark && read.tells !== mark) {
    return { problem: `${quoted}: decimals of this file begin with “${mark}”.` }
  }
  return { digits: read.decimals === '' ? read.whole : `${read.whole}.${read.decimals}` }
}

/** Rounds to this many decimals, half up, by the written digits. */
export function roundHalfUp(digits: string, decimals: number): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(digits) ?? []
  const scaled = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const more = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n
  const text = String(scaled + more).padStart(decimals + 1, '0')
  const rounded = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  return sign + rounded
}
