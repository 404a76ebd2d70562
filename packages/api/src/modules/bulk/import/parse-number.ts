// Reads numbers as spreadsheets write them. An ambiguous number is refused with an explanation and never guessed.

export type DecimalMark = '.' | ','
/** The exact digits of a number, or the reason why there is none. */
export type Figure = { digits: string } | { problem: string }

const longest = 40
const zeros = new Map<string, string>()

/**
 * Converts a digit of any script to ASCII. A script's ten digits are adjacent, and scripts may be adjacent to each
 * other.
 */
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

/** The number's digits and marks in plain form. Null if the cell contains anything else. */
function shapeOf(cell: string, currency: string): string | null {
  // Nearly all numbers look like this.
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

/** Removes the marks between groups of digits. Null if the groups are wrong. */
const withoutGroups = (text: string, mark: string) =>
  groups.get(mark)?.test(text.replace('-', '')) ? text.replaceAll(mark, '') : null

type Reading = { whole: string; decimals: string; tells?: DecimalMark } | 'ambiguous' | null

/** Reads a shape, and which mark must be the decimal one if there is no other reading. */
function readShape(shape: string): Reading {
  const marks = [...shape.replace(/[\d-]/g, '')]
  const [first] = marks
  if (first === undefined) return { whole: shape, decimals: '' }
  if (marks.length === 1 && first !== "'") return readOneMark(shape, first as DecimalMark)
  return marks.every((mark) => mark === first) ? readGroups(shape, first) : readBoth(shape, marks)
}

/** `1.5` has decimals. `1.500` may also be 1500. */
function readOneMark(shape: string, mark: DecimalMark): Reading {
  const [head = '', decimals = ''] = shape.split(mark)
  if (withoutGroups(shape, mark) !== null && !/^-?0/.test(head)) return 'ambiguous'
  return { whole: /\d$/.test(head) ? head : `${head}0`, decimals, tells: mark }
}

function readGroups(shape: string, mark: string): Reading {
  const whole = withoutGroups(shape, mark)
  return whole === null ? null : { whole, decimals: '' }
}

/** Reads groups with one mark, and decimals after the other. */
function readBoth(shape: string, marks: readonly string[]): Reading {
  const [between = '', last = ''] = [marks[0], marks.at(-1)]
  if (last === "'" || last === between || !marks.slice(0, -1).every((mark) => mark === between)) return null
  const at = shape.lastIndexOf(last)
  const whole = withoutGroups(shape.slice(0, at), between)
  return whole === null ? null : { whole, decimals: shape.slice(at + 1), tells: last as DecimalMark }
}

/** Collects which decimal mark the numbers of a file use. */
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
    /** `undefined` if no number shows it, `null` if numbers differ. */
    mark: () => mark,
  }
}

/** Reads the number in a cell, with the file's decimal mark if it is known. */
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
