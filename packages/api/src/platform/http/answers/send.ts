import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { type Encoding, encodingFor, isNotModified } from '@arot/serving/encodings'
import type { Answer } from './answers.ts'
import { compress } from './encode.ts'

type Sending = {
  standing: Record<string, string>
  forOrigin: Record<string, string> | null
  requestId: string
  /** The seconds since the answer was current, if an older one is sent because there is no newer one. */
  age?: number | undefined
  /** Called when the answer has grown by another encoding. */
  onEncoded: () => void
}

/** Writes an answer directly to Node's response. Most requests end here, so the framework's work would be wasted. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, sending: Sending) {
  if (isNotModified(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headersOf(answer, 'none', sending)).end()
    return
  }
  const encoding = answer.isSmall ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const body = answer.encoded[encoding]
  if (body === undefined) return encodeAndSend(request, response, answer, encoding, sending)
  response.writeHead(200, headersOf(answer, encoding, sending))
  if (request.method === 'HEAD') response.end()
  else if (body.length <= pieceBytes) response.end(body)
  else pipeline(Readable.from(piecesOf(bytesOf(body))), response, () => {})
}

/** Bytes that are written at once. Within one piece, nobody can see how much the client has read. */
const pieceBytes = 64 * 1024

function* piecesOf(body: Buffer) {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
}

async function encodeAndSend(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  sending: Sending,
) {
  answer.encoded[encoding] = await compress(bytesOf(answer.encoded.identity), encoding)
  sending.onEncoded()
  await send(request, response, answer, sending)
}

const bytesOf = (identity: string | Buffer) => (typeof identity === 'string' ? Buffer.from(identity) : identity)

/** Builds the headers that are the same for all clients once for each answer and encoding. */
function headersOf(
  answer: Answer,
  encoding: Encoding | 'none',
  { standing, forOrigin, requestId, age }: Sending,
): string[] {
  answer.flat[encoding] ??= Object.entries({
    ...standing,
    ...answer.headers,
    'cache-control': 'public, no-cache',
    etag: answer.etag,
    ...(encoding !== 'none' && {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(answer.encoded[encoding] ?? '')),
    }),
    ...(encoding !== 'none' && encoding !== 'identity' && { 'content-encoding': encoding }),
  }).flat()
  const headers = answer.flat[encoding].slice()
  headers.push('x-request-id', requestId)
  if (age !== undefined) headers.push('age', String(age))
  if (forOrigin) for (const name in forOrigin) headers.push(name, forOrigin[name] ?? '')
  return headers
}
