/** The text of one record, its first line, and why it cannot be read. */
export type MongoRecord = { line: number; text: string; problem?: string }

/** Longer than any record that could be a product. A longer one has lost its end. */
const longest = 1_000_000

/**
 * Splits a file of any size into records: an array, one record a line, or records over several lines. A record without
 * its end costs only itself, because mongoexport starts a record with a brace at the start of a line.
 */
export async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<MongoRecord> {
  const cutter = new Cutter()
  for await (const chunk of chunks) {
    for (const character of chunk) cutter.read(character)
    yield* cutter.take()
  }
  cutter.end()
  yield* cutter.take()
}

class Cutter {
  #found: MongoRecord[] = []
  #line = 1
  #atLineStart = true
  #depth = 0
  #isInText = false
  #isEscaped = false
  #parts: string[] = []
  #start = 1
  #isStray = false

  take() {
    const found = this.#found
    this.#found = []
    return found
  }

  read(character: string) {
    if (character === '{' && this.#atLineStart && this.#depth > 0) this.#abandon('it has no end')
    this.#atLineStart = character === '\n'
    if (this.#depth > 0) this.#inside(character)
    else this.#between(character)
    if (character === '\n') this.#line += 1
  }

  end() {
    if (this.#depth > 0) this.#abandon('the file ends in the middle of it')
  }

  #between(character: string) {
    if (character === '{') {
      this.#start = this.#line
      this.#parts = ['{']
      this.#depth = 1
      this.#isStray = false
    } else if (!this.#isStray && !/[\s,[\]\uFEFF]/.test(character)) {
      this.#found.push({ line: this.#line, text: '', problem: 'it is not a record' })
      this.#isStray = true
    } else if (character === '\n') this.#isStray = false
  }

  #inside(character: string) {
    this.#parts.push(character)
    if (this.#isInText) this.#insideText(character)
    else if (character === '"') this.#isInText = true
    else if (character === '{') this.#depth += 1
    else if (character === '}') this.#depth -= 1
    if (this.#depth === 0) this.#found.push({ line: this.#start, text: this.#parts.join('') })
    else if (this.#parts.length > longest) this.#abandon('it is too long')
  }

  /** A text never spans lines. If it seems to, a quote is missing. */
  #insideText(character: string) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (character === '\\') this.#isEscaped = true
    else if (character === '"' || character === '\n') this.#isInText = false
  }

  #abandon(problem: string) {
    this.#found.push({ line: this.#start, text: '', problem })
    this.#depth = 0
    this.#isInText = false
    this.#isEscaped = false
    this.#isStray = true
  }
}
