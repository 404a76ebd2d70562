import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, type Encoding, encodingFor, etagOf, leastToCompress, matches } from './encode.ts'

/** An answer as bytes, with what is needed to know whether it still holds. */
export type Answer = {
  bytes: Buffer
  etag: string
  headers: Record<string, string>
  /** The catalogue's version before the answer was made: everything up to it is inside. */
  version: number
  madeAt: number
  encoded: Partial<Record<Encoding, Buffer>>
  /** A short answer as text: it goes out in one piece with its headers, where bytes are a second piece to write. */
  text: string | null
  /** Its headers as names and values in turn, once it has been sent. */
  flat?: string[]
}

export type Made = { body: unknown; version: number; headers?: Record<string, string> }

export function answerOf({ body, version, headers = {} }: Made, madeAt: number): Answer {
  const json = JSON.stringify(body)
  const bytes = Buffer.from(json)
  const text = bytes.length < leastToCompress ? json : null
  return { bytes, text, etag: etagOf(bytes), headers, version, madeAt, encoded: { identity: bytes } }
}

/** Answers kept as bytes up to a size, the longest unused dropped first. Several who ask for the same wait for one making. */
export function createAnswers(mostBytes: number) {
  const kept = new Map<string, Answer>()
  const making = new Map<string, Promise<Answer>>()
  let size = 0

  function drop(key: string) {
    const answer = kept.get(key)
    if (answer) size -= weight(answer)
    kept.delete(key)
  }

  function keep(key: string, answer: Answer) {
    drop(key)
    if (weight(answer) > mostBytes / 4) return
    kept.set(key, answer)
    size += weight(answer)
    for (const oldest of kept.keys()) {
      if (size <= mostBytes) break
      drop(oldest)
    }
  }

  return {
    find(key: string, holds: (answer: Answer) => boolean): Answer | null {
      const answer = kept.get(key)
      if (!answer || !holds(answer)) return null
      // Moved to the end: what is used stays.
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    async make(key: string, make: () => Promise<Made>): Promise<Answer> {
      const already = making.get(key)
      if (already) return already
      const startedAt = Date.now()
      const fresh = make().then((made) => answerOf(made, startedAt))
      making.set(key, fresh)
      try {
        const answer = await fresh
        keep(key, answer)
        return answer
      } finally {
        making.delete(key)
      }
    },
    bytes: () => size,
    clear() {
      kept.clear()
      size = 0
    },
  }
}

/** Every encoding of an answer will be there sooner or later: each is counted as one half of the bytes. */
const weight = ({ bytes }: Answer) => bytes.length * 2 + 500

type Sending = { standing: Record<string, string>; forOrigin: Record<string, string> | null; requestId: string }

/** Writes an answer past the framework: this is where most requests end, and there is nothing left to do but send. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { standing, forOrigin, requestId }: Sending,
) {
  const isKnown = matches(request.headers['if-none-match'], answer.etag)
  const isSmall = isKnown || answer.bytes.length < leastToCompress
  const encoding = isSmall ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const bytes = answer.encoded[encoding] ?? (await compress(answer.bytes, encoding))
  answer.encoded[encoding] = bytes
  const headers = [
    ...headersOf(answer, standing),
    ...(forOrigin ? Object.entries(forOrigin).flat() : []),
    'x-request-id',
    requestId,
  ]
  if (isKnown) {
    response.writeHead(304, headers).end()
    return
  }
  headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length))
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : (answer.text ?? bytes))
}

/** The headers that are the same for everybody, put together once an answer. */
function headersOf(answer: Answer, standing: Record<string, string>): string[] {
  answer.flat ??= Object.entries({
    ...standing,
    ...answer.headers,
    'cache-control': 'public, no-cache',
    etag: answer.etag,
  }).flat()
  return answer.flat
}
