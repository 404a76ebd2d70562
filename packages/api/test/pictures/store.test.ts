import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyBaseLogger } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { S3 } from '../../src/platform/config.ts'
import { errorLine } from '../../src/platform/http/answers/lines.ts'
import { checkPictureStore } from '../../src/platform/storage/check.ts'
import { folderStore } from '../../src/platform/storage/folder-store.ts'
import { s3Store } from '../../src/platform/storage/s3-store.ts'
import type { PictureStore } from '../../src/platform/storage/store.ts'
import { startS3 } from '../support/s3.ts'

const file = `${'a'.repeat(40)}-640.webp`

async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'arot-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const stores: [string, () => Promise<PictureStore>][] = [
  ['a folder', async () => folderStore(await freshFolder())],
  ['S3', async () => s3Store(await startS3())],
]

describe.each(stores)('%s', (_name, open) => {
  test('stores, reads and removes files; a missing one is null', async () => {
    const store = await open()
    expect(await store.read(file)).toBeNull()
    await store.remove(file)
    const bytes = Buffer.from([0, 1, 2, 255])
    await Promise.all([store.keep(file, bytes), store.keep(file, bytes)])
    expect(await store.read(file)).toEqual(bytes)
    await store.remove(file)
    expect(await store.read(file)).toBeNull()
  })
})

describe('a folder as store', () => {
  test('has partial files only under names that nobody requests, and removes them after an hour', async () => {
    const folder = await freshFolder()
    const store = folderStore(folder)
    await store.keep(file, Buffer.from('whole'))
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'aa', `.${file}.${name}`)) as [string, string]
    await mkdir(join(folder, 'aa'), { recursive: true })
    for (const half of [old, young]) await writeFile(half, 'half')
    const before = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old, before, before)
    await store.tidy()
    expect((await readdir(join(folder, 'aa'))).sort()).toEqual([`.${file}.young`, file])
  })

  test('that is not a folder is reported', async () => {
    const folder = join(await freshFolder(), 'file')
    await writeFile(folder, '')
    await expect(folderStore(folder).keep(file, Buffer.from('x'))).rejects.toThrow()
  })
})

describe('S3 as store', () => {
  test('has each file under its name in the bucket, with the configured prefix', async () => {
    const { objects, ...s3 } = await startS3()
    await s3Store(s3).keep(file, Buffer.from('bytes'))
    expect([...objects]).toEqual([[`/pictures/shop/${file}`, Buffer.from('bytes')]])
  })

  test('that refuses our credentials or is unreachable is unavailable; the log has the reason', async () => {
    const stranger = s3Store(await startS3({ secret: 'wrong' }))
    await expect(stranger.keep(file, Buffer.from('x'))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Pictures are temporarily unavailable.',
      cause: expect.objectContaining({ message: 'PUT was answered with 403' }),
    })
    const away = s3Store(await startS3({ url: 'http://127.0.0.1:1/pictures' }))
    await expect(away.read(file)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test.each([
    ['answers nothing', () => {}],
    [
      'stops in the middle of an answer',
      (response: ServerResponse) => void response.writeHead(200).write('half of a pict'),
    ],
  ])('that %s is unavailable after the time limit, even during garbage collection', async (_, answer) => {
    const { url, connections } = await startSilent(answer)
    const store = s3Store({ url, key: 'a', secret: 'b', region: 'c' }, 300)
    const answers = [store.read(file), store.keep(file, Buffer.from('x')), store.remove(file)]
    const outcome = Promise.allSettled(answers)
    await expect.poll(() => connections.size).toBe(3)
    collectMemory()
    for (const one of await outcome) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
      expect(String((one as PromiseRejectedResult).reason.cause)).toMatch(/was not answered within 0\.3 s/)
    }
    await expect.poll(() => connections.size).toBe(0)
  })

  /** The lines that the check at the start writes to the log. */
  async function warnings(s3: S3) {
    const lines: unknown[] = []
    const warn = ({ err }: { err: Error }, message: string) => lines.push([message, errorLine(err).cause])
    await checkPictureStore(s3Store(s3), { warn } as unknown as FastifyBaseLogger)
    return lines
  }

  test('is checked at the start, and the check leaves nothing in the bucket', async () => {
    const { objects, ...s3 } = await startS3()
    expect(await warnings(s3)).toEqual([])
    expect([...objects]).toEqual([])
  })

  test.each<[string, Partial<S3>, RegExp]>([
    ['a wrong secret', { secret: 'wrong' }, /^PUT was answered with 403$/],
    ['a wrong address', { url: 'http://127.0.0.1:1/pictures' }, /^fetch failed: .+/],
  ])('with %s causes a warning at the start, with the reason', async (_, wrong, reason) => {
    expect(await warnings(await startS3(wrong))).toEqual([
      [expect.stringContaining('PICTURES_BUCKET_URL'), expect.stringMatching(reason)],
    ])
  })

  test('that is busy is tried again twice', async () => {
    let count = 0
    const { url } = await startSilent((response) => {
      count += 1
      response.writeHead(503).end()
    })
    const store = s3Store({ url, key: 'a', secret: 'b', region: 'c' })
    await expect(store.read(file)).rejects.toMatchObject({
      cause: { message: 'GET was answered with 503' },
    })
    expect(count).toBe(3)
  })

  test('without its bucket is unavailable; a missing picture is null', async () => {
    const { url } = await startSilent(
      (response) => void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    )
    const store = s3Store({ url, key: 'a', secret: 'b', region: 'c' })
    const cause = { message: 'GET was answered with 404 NoSuchBucket' }
    await expect(store.read(file)).rejects.toMatchObject({ code: 'unavailable', cause })
  })
})

/** A store on loopback with a given answer. */
async function startSilent(answer: (response: ServerResponse) => void) {
  const connections = new Set<unknown>()
  const server = createServer((request, response) => {
    connections.add(request.socket)
    request.socket.once('close', () => connections.delete(request.socket))
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`, connections }
}

/** Collects garbage, as happens in a running server. */
function collectMemory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
