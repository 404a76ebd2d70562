import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodingFor, isKnown } from '@arot/serving/encodings'
import type { Answer } from './answers.ts'
import { compress } from './encode.ts'

type Sending = {
  standing: Record<string, string>
  forOrigin: Record<string, string> | null
  requestId: string
  /** Called when the answer has become larger, by an encoding that was not there. */
  onEncoded: () => void
}

/** Writes an answer past the framework: this is where most requests end, and there is nothing left to do but send. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, sending: Sending) {
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headersOf(answer, 'none', sending)).end()
    return
  }
  const encoding = answer.isSmall ? 'identity' : encodingFor(request.headers['accept-encoding'])
  const body = answer.encoded[encoding]
  if (body === undefined) return encodeAndSend(request, response, answer, encoding, sending)
  response.writeHead(200, headersOf(answer, encoding, sending)).end(request.method === 'HEAD' ? undefined : body)
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

/** All that are the same for everybody are put together once an answer and encoding. */
function headersOf(answer: Answer, encoding: Encoding | 'none', { standing, forOrigin, requestId }: Sending): string[] {
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
  if (forOrigin) for (const name in forOrigin) headers.push(name, forOrigin[name] ?? '')
  return headers
}
