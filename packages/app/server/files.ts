import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export type Sendable = { bytes: Buffer; etag: string; br?: Buffer; gz?: Buffer }
type File = Sendable & { type: string }

/** The files of a build, read once: there are few, and they do not change under a running server. */
export function createFiles(folder: string) {
  const files = readAll(folder)

  return function send(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = files.get(path)
    if (!file) return false
    // What Vite puts under assets has its hash in its name.
    const isHashed = path.startsWith('/assets/')
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('content-type', file.type)
    sendBytes(request, response, file)
    return true
  }
}

/** Compressed as the asker accepts it; nothing where it has it already. */
export function sendBytes(request: IncomingMessage, response: ServerResponse, file: Sendable) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding, bytes] =
    file.br && /\bbr\b/.test(accepted)
      ? ['br', file.br]
      : file.gz && /\bgzip\b/.test(accepted)
        ? ['gzip', file.gz]
        : ['', file.bytes]
  if (file.br || file.gz) response.setHeader('vary', 'Accept-Encoding')
  response.setHeader('etag', file.etag)
  if (request.headers['if-none-match'] === file.etag) {
    response.statusCode = 304
    response.end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Text made ready once for however many will ask. */
export async function compressed(text: string): Promise<Sendable> {
  const bytes = Buffer.from(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    promisify(gzip)(bytes),
  ])
  return { bytes, etag: etagOf(bytes), br, gz }
}

function etagOf(bytes: Buffer) {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

function readAll(folder: string) {
  const files = new Map<string, File>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = join(folder, name)
    const isHidden = name.split(sep).some((part) => part.startsWith('.'))
    if (isHidden || name === 'index.html' || /\.(br|gz)$/.test(name) || !statSync(place).isFile()) continue
    const bytes = readFileSync(place)
    files.set(`/${relative(folder, place).split(sep).join('/')}`, {
      bytes,
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: etagOf(bytes),
      br: readIfThere(`${place}.br`),
      gz: readIfThere(`${place}.gz`),
    })
  }
  return files
}

function readIfThere(place: string) {
  try {
    return readFileSync(place)
  } catch {
    return undefined
  }
}
