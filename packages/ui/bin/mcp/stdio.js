// The server on standard input and output: a message a line.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readLibrary } from './library.js'
import { answer, codes, failure } from './protocol.js'

/** In bytes. A question is some hundred of them. */
const longestLine = 1_000_000

export async function serve({ input = process.stdin, output = process.stdout } = {}) {
  const library = readLibrary(fileURLToPath(new URL('../..', import.meta.url)))
  // A client that has gone reads nothing any more.
  output.on('error', () => process.exit())
  for await (const line of linesOf(input)) {
    const result =
      line === undefined
        ? failure(null, codes.invalidRequest, `A message has at most ${longestLine} bytes`)
        : line.trim() === ''
          ? undefined
          : answer(library, line)
    if (result && !output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain')
  }
}

/**
 * Each line; `undefined` for one that is too long, of which nothing is kept.
 * @param {AsyncIterable<Buffer>} input
 */
export async function* linesOf(input) {
  /** @type {Buffer[]} */
  let parts = []
  let length = 0
  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield take()

  /** @param {Buffer} part */
  function add(part) {
    length += part.length
    if (length > longestLine) parts = []
    else parts.push(part)
  }

  function take() {
    const line = length > longestLine ? undefined : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    return line
  }
}
