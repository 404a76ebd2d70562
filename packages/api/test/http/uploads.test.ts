import { request } from 'node:http'
import { pictureSources } from '@arot/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { halves, photograph } from '../support/pictures.ts'
import { bearer, newProduct, type Person, person, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let owner: Person

beforeAll(async () => {
  server = await startServer()
  owner = await person('Owner Begum')
})
afterAll(() => server.close())

const post = (payload: Buffer, { on = server, by = owner, headers = {} } = {}) =>
  on.app.inject({ method: 'POST', url: '/pictures', headers: { ...bearer(by), ...headers }, payload })

/** The path of one of our addresses. */
const pathOf = (image: string) => image.replace('http://api.test', '')

async function upload(payload?: Buffer): Promise<string> {
  const answer = await post(payload ?? (await photograph()))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().image
}

describe('an uploaded picture', () => {
  test('has one address from which its sources follow, and each of them exists', async () => {
    const image = await upload()
    expect(image).toMatch(/^http:\/\/api\.test\/pictures\/u\/[0-9a-f]{40}-640\.webp$/)
    const sources = pictureSources(image)
    for (const type of ['avif', 'webp'] as const) {
      for (const source of sources?.[type].split(',') ?? []) {
        const answer = await server.app.inject(pathOf(source.split(' ')[0] ?? ''))
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        })
        expect((await sharp(answer.rawPayload).metadata()).format).toBe(type === 'avif' ? 'heif' : 'webp')
        const again = { 'if-none-match': String(answer.headers.etag) }
        expect((await server.app.inject({ url: pathOf(source.split(' ')[0] ?? ''), headers: again })).statusCode).toBe(
          304,
        )
      }
    }
  })

  test('is not sent again to a cache that has it, with any form of the ETag', async () => {
    const url = pathOf(await upload())
    const etag = String((await server.app.inject(url)).headers.etag)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await server.app.inject({ url, headers: { 'if-none-match': header } })
      expect([header, answer.statusCode]).toEqual([header, 304])
    }
    expect((await server.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  test('has the type of its content, whatever its declared type', async () => {
    const bytes = await photograph()
    const image = await upload(bytes)
    for (const type of ['text/html', 'application/json', 'image/svg+xml', 'multipart/form-data; boundary=x']) {
      expect((await post(bytes, { headers: { 'content-type': type } })).json()).toEqual({ image })
    }
  })

  test('is recorded with its sender, and so is a failed upload', async () => {
    const sender = await person('Sender Khan')
    await post(await photograph(), { by: sender })
    await post(Buffer.from('no picture'), { by: sender })
    expect(
      await server.db.query(
        'SELECT uid, bytes, picture IS NULL AS "isNone" FROM picture_uploads WHERE uid = $1 ORDER BY id',
        [sender.uid],
      ),
    ).toMatchObject([{ isNone: false }, { bytes: 10, isNone: true }])
  })

  test.each([
    ['nothing', Buffer.alloc(0), /Missing/],
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG, WebP or AVIF/],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /Save it as JPEG/],
  ])('that is %s is refused with a message', async (_name, payload, words) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      details: { fields: { picture: expect.stringMatching(words) } },
    })
  })

  test('of more than 10 MB is refused with a message, before it is read and however it is sent', async () => {
    const large = await post(Buffer.alloc(10_000_001))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ code: 'too_large', detail: 'A picture may have at most 10 MB.' })
    const url = new URL('/pictures', await server.listen())
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(url, { method: 'POST', headers: { ...bearer(owner), 'transfer-encoding': 'chunked' } })
      sending.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
      for (let megabytes = 0; megabytes < 11; megabytes++) sending.write(Buffer.alloc(1_000_000))
      sending.end()
    })
    expect(status).toBe(413)
  })
})

describe('an invalid picture name', () => {
  const name = 'a'.repeat(40)
  test.each([
    `${name}-640.webp`,
    `${name}-641.webp`,
    `${name}-640.png`,
    `${name.toUpperCase()}-640.webp`,
    `..%2f..%2fpostgres%2fPG_VERSION`,
    `${name}-640.webp%00.txt`,
    `.${name}-640.webp.123456`,
    `%2e%2e`,
    `${name}-640.webp%2f..%2f..`,
  ])('%s is 404', async (path) => {
    expect((await server.app.inject(`/pictures/u/${path}`)).statusCode).toBe(404)
  })
})

describe('limits', () => {
  test('apply per second and per day in bytes, for each account', async () => {
    const pictures = {
      bytesADay: 40_000,
      rate: { perSecond: 0.01, burst: 3 },
      encoderMsAMinute: 0,
      jobs: 1,
      s3: undefined,
    }
    const strict = await startServer({ config: { pictures } })
    const [one, other] = await Promise.all([person('One Begum'), person('Other Khan')])
    const small = await halves(40, 40).png().toBuffer()
    for (const _ of [1, 2, 3]) expect((await post(small, { on: strict, by: one })).statusCode).toBe(201)
    const often = await post(small, { on: strict, by: one })
    expect(often.statusCode).toBe(429)
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(0)
    const heavy = await post(Buffer.alloc(40_001), { on: strict, by: other })
    expect(heavy.json()).toMatchObject({ status: 429, code: 'too_many', detail: expect.stringMatching(/in a day/) })
    expect((await post(small, { on: strict, by: other })).statusCode).toBe(201)
    await strict.close()
  })

  test('An account over its encoder time gets 429 before the picture is read', async () => {
    const pictures = { bytesADay: 1e6, rate: { perSecond: 0, burst: 1 }, encoderMsAMinute: 1, jobs: 1, s3: undefined }
    const strict = await startServer({ config: { pictures } })
    const [one, other] = await Promise.all([person('Slow Begum'), person('Quick Khan')])
    const small = await halves(40, 40).png().toBuffer()
    expect((await post(small, { on: strict, by: one })).statusCode).toBe(201)
    const refused = await post(small, { on: strict, by: one })
    expect(refused.json()).toMatchObject({
      status: 429,
      detail: expect.stringMatching(/^Your pictures took too much processing time/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post(small, { on: strict, by: other })).statusCode).toBe(201)
    const sent = await strict.db.query('SELECT count(*)::integer AS count FROM picture_uploads WHERE uid = $1', [
      one.uid,
    ])
    expect(sent).toEqual([{ count: 1 }])
    await strict.close()
  })

  test('refuse the last of too many simultaneous uploads with Retry-After, and store all others', async () => {
    // The first picture keeps the encoder busy until all others have arrived.
    const sizes = [600, ...Array.from({ length: 15 }, (_, at) => 40 + 2 * at)]
    const payloads = await Promise.all(sizes.map((size) => halves(size, size).png().toBuffer()))
    const answers = await Promise.all(payloads.map((payload) => post(payload)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    for (const answer of answers.filter(({ statusCode }) => statusCode === 503)) {
      expect(answer.headers['retry-after']).toBe('2')
    }
    await upload()
  })
})

describe('the pictures of a product', () => {
  const add = (more: object) =>
    server.app.inject({ method: 'POST', url: '/products', headers: bearer(owner), payload: newProduct(more) })
  const read = async (id: string) => (await server.app.inject(`/products/${id}`)).json()
  const change = (id: string, more: object) => {
    const { price: _, ...payload } = newProduct(more)
    return server.app.inject({ method: 'PATCH', url: `/products/${id}`, headers: bearer(owner), payload })
  }
  const elsewhere = 'https://example.com/more.png'

  test('are returned in order, the first as the image; a single one has no list', async () => {
    const image = await upload()
    const { insertedId } = (await add({ image, images: [image, elsewhere] })).json()
    expect(await read(insertedId)).toMatchObject({ image, images: [image, elsewhere] })
    const single = (await add({ image, images: [image] })).json()
    expect(await read(single.insertedId)).not.toHaveProperty('images')
    const [row] = await server.db.query('SELECT image, more_images FROM products WHERE id = $1', [insertedId])
    expect(row).toEqual({ image: pathOf(image), more_images: [elsewhere] })
  })

  test('are sent by address or by path on the server, each once', async () => {
    const [image, path] = [await upload(), '/pictures/hammer.webp']
    const { insertedId } = (await add({ image: pathOf(image), images: [pathOf(image), path] })).json()
    const addresses = { image, images: [image, `http://api.test${path}`] }
    expect(await read(insertedId)).toMatchObject(addresses)
    expect((await change(insertedId, { image: path, images: [path, image] })).statusCode).toBe(200)
    expect(await read(insertedId)).toMatchObject({ image: addresses.images[1], images: [addresses.images[1], image] })
    expect((await add({ image, images: [image, pathOf(image)] })).json().details.fields).toEqual({
      images: 'A picture is listed twice.',
    })
  })

  test('are changed together; changing only the image leaves the others', async () => {
    const image = await upload()
    const { insertedId } = (await add({ image, images: [image, elsewhere] })).json()
    await change(insertedId, { image: elsewhere, images: [elsewhere, image] })
    expect(await read(insertedId)).toMatchObject({ image: elsewhere, images: [elsewhere, image], version: 2 })
    await change(insertedId, { image: 'https://example.com/new.png' })
    expect((await read(insertedId)).images).toEqual(['https://example.com/new.png', image])
    await change(insertedId, { image })
    expect(await read(insertedId)).not.toHaveProperty('images')
    expect((await change(insertedId, { image })).json()).toMatchObject({ modifiedCount: 0 })
    const audit = await server.app.inject({ url: `/products/${insertedId}/audit`, headers: bearer(owner) })
    expect(audit.json()[2].changes.images).toEqual([
      [pathOf(image), elsewhere],
      [elsewhere, pathOf(image)],
    ])
  })

  test('have optimistic locking like every other field: the second of two editors is refused', async () => {
    const { insertedId } = (await add({ images: [newProduct().image, elsewhere] })).json()
    const { price: _, ...saved } = newProduct()
    const send = (images: string[]) =>
      server.app.inject({
        method: 'PATCH',
        url: `/products/${insertedId}`,
        headers: { ...bearer(owner), 'if-match': '"1"' },
        payload: { ...saved, images },
      })
    const first = [saved.image, 'https://example.com/first.png']
    expect((await send(first)).statusCode).toBe(200)
    const second = await send([saved.image, 'https://example.com/second.png'])
    expect(second.statusCode).toBe(412)
    expect(second.json()).toMatchObject({ code: 'version_mismatch', details: { current: 2 } })
    expect((await read(insertedId)).images).toEqual(first)
  })

  test.each([
    ['seven', { images: [newProduct().image, ...[1, 2, 3, 4, 5, 6].map((at) => `https://a.example/${at}`)] }],
    ['none', { images: [] }],
    ['the same twice', { images: [newProduct().image, newProduct().image] }],
    ['another first', { images: [elsewhere, newProduct().image] }],
    ['one that is not https', { images: [newProduct().image, 'http://example.com/a.png'] }],
    [
      'one of another server’s',
      { images: [newProduct().image, `http://evil.test/pictures/u/${'a'.repeat(40)}-640.webp`] },
    ],
    [
      'another width of ours',
      { images: [newProduct().image, `http://api.test/pictures/u/${'a'.repeat(40)}-320.webp`] },
    ],
    [
      'one that was never sent',
      { images: [newProduct().image, `http://api.test/pictures/u/${'a'.repeat(40)}-640.webp`] },
    ],
  ])('cannot be %s', async (_name, more) => {
    const answer = await add(more)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().details.fields).join()).toMatch(/^images/)
  })

  test('if an image is deleted, the message asks to add it again', async () => {
    const image = await upload()
    await server.db.query('DELETE FROM pictures')
    expect((await add({ image })).json().details.fields).toEqual({ image: expect.stringMatching(/Add it again/) })
  })
})
