// The call that uploads a picture. Only our server has it. Built from a client's `call`, so that other pages do not
// load it.
import { type Answer, type Call, type CallOptions, pathOf, read, toApiError } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { type Reader, record } from '../http/fields.ts'
import { requireOurs } from '../http/own.ts'

export type PictureOptions = CallOptions & {
  /** Called with the uploaded part, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/** Throws if the answer has no address. */
const address: Reader<string> = (value) => {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError('no address')
}
const uploadAnswer = record({ image: address })

export function pictureCalls(call: Call) {
  return {
    /** Resolves to the picture's address. The same picture always has the same one. */
    addPicture: async (file: Blob, { signal, onProgress }: PictureOptions = {}): Promise<{ image: string }> => {
      await requireOurs(call)
      const headers = await call.headersOf({})
      headers.set('Content-Type', file.type || 'application/octet-stream')
      return read(
        uploadAnswer,
        await send(call.host + pathOf(endpoints.addPicture), file, headers, { signal, onProgress }),
      )
    },
  }
}

/** Not `fetch`, which does not report the progress of an upload. */
function send(url: string, file: Blob, headers: Headers, { signal, onProgress }: PictureOptions): Promise<Answer> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(0, null, { code: 'network', title: 'The server cannot be reached' }))
    const abort = () => request.abort()
    request.open('POST', url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = request.ontimeout = fail
    request.onabort = () => reject(signal?.reason)
    request.onload = () => {
      const { status, statusText, responseText } = request
      const retryHeaders = new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' })
      const answer = { status, headers: retryHeaders, body: parse(responseText) }
      if (status >= 200 && status < 300) resolve(answer)
      else reject(toApiError(answer, statusText))
    }
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', abort)
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
