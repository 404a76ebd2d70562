import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { S3 } from '../../src/platform/config.ts'

const hash = (of: Buffer | string) => createHash('sha256').update(of).digest('hex')
const sign = (key: Buffer | string, of: string) => createHmac('sha256', key).update(of).digest()

/**
 * An S3 server on loopback with one bucket. It checks Amazon's signature (version 4) of each request, including the hash of
 * its body.
 */
export async function startS3(more: Partial<S3> = {}): Promise<S3 & { objects: Map<string, Buffer> }> {
  const credentials = { key: 'a-key', secret: 'a-secret', region: 'eu-central-1' }
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    const body = await buffer(request)
    const answer = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes)
    if (!isSigned(request, body, credentials)) return answer(403)
    if (method === 'PUT') return answer(200, void objects.set(url, body) as undefined)
    if (method === 'DELETE') return answer(204, void objects.delete(url) as undefined)
    const object = objects.get(url)
    return object ? answer(200, object) : answer(404)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/pictures/shop`, ...credentials, objects, ...more }
}

function isSigned(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { key, secret, region }: Omit<S3, 'url'>,
) {
  const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  const [, credential = '', names = '', signature = ''] = authorization ?? []
  const [who, day = '', ...rest] = credential.split('/')
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const digest = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, query, signed.join(''), names, digest].join('\n')
  const scope = [day, region, 's3', 'aws4_request'].join('/')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(sign, sign(`AWS4${secret}`, day))
  const isOurs = who === key && rest.join('/') === `${region}/s3/aws4_request`
  return isOurs && digest === hash(body) && sign(signing, text).toString('hex') === signature
}
