import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, createClient, pictureCalls, pictureSources, productProblems, widestPicture } from '../src/index.ts'

const uploadUrl = 'https://shop.example/api/pictures/u/0a1b2c'
const product = {
  image: 'https://a.example/1.png',
  name: 'Drill',
  brand: 'Kormo',
  category: 'Health & Beauty',
  description: 'A drill.',
  rating: 4,
  mainQuantity: 1,
  minQuantity: 1,
  price: 1,
}

describe('the sources of a picture', () => {
  test('are three widths in two encodings, beside the stored address', () => {
    expect(pictureSources(`${uploadUrl}-640.webp`)).toEqual({
      avif: `${uploadUrl}-320.avif 320w,${uploadUrl}-640.avif 640w,${uploadUrl}-1280.avif 1280w`,
      webp: `${uploadUrl}-320.webp 320w,${uploadUrl}-640.webp 640w,${uploadUrl}-1280.webp 1280w`,
    })
  })

  test.each([
    '',
    'https://a.example/1.png',
    'https://shop.example/pictures/drill.webp',
    `${uploadUrl}-1280.webp`,
    `${uploadUrl}-640.webp?x`,
    `${uploadUrl}/../x-640.webp`,
    `https://a.example/pictures/u/a b-640.webp`,
    `https://a.example/pictures/u/a,b-640.webp`,
  ])('do not exist for %o', (image) => {
    expect(pictureSources(image)).toBeUndefined()
  })
})

test('the widest picture is one of our sources, and a foreign picture itself', () => {
  expect(widestPicture(`${uploadUrl}-640.webp`)).toBe(`${uploadUrl}-1280.webp`)
  expect(widestPicture('https://a.example/1.png')).toBe('https://a.example/1.png')
})

describe('the pictures of a product', () => {
  const problemsOf = (images: string[], isOwnPicture?: (image: string) => boolean) =>
    productProblems({ ...product, images }, { isOwnPicture })
  const more = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at + 1}.png`)

  test('are up to six, with the image first', () => {
    expect(problemsOf(more(1))).toEqual({})
    expect(problemsOf(more(6))).toEqual({})
    expect(problemsOf(more(7)).images).toMatch(/at most 6/)
    expect(problemsOf(more(3).reverse()).images).toMatch(/first/)
    expect(problemsOf([product.image, product.image]).images).toMatch(/twice/)
  })

  test('have https addresses, or are the server’s own', () => {
    const own = 'http://127.0.0.1:4000/pictures/u/a-640.webp'
    expect(problemsOf([product.image, own]).images).toMatch(/https/)
    expect(problemsOf([product.image, `https://a.example/${'x'.repeat(2100)}`]).images).toMatch(/2048/)
    expect(problemsOf([product.image, own], (image) => image === own)).toEqual({})
  })
})

/** Replaces XMLHttpRequest with one that has a given answer. */
function withRequests(answer: { status: number; body: unknown; retryAfter?: string } | 'network') {
  const sent: { url: string; headers: Record<string, string>; body?: unknown }[] = []
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = 0
    statusText = ''
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    readonly asked = { url: '', headers: {} as Record<string, string>, body: undefined as unknown }
    open = (_method: string, url: string) => Object.assign(this.asked, { url })
    setRequestHeader = (name: string, value: string) => Object.assign(this.asked.headers, { [name]: value })
    getResponseHeader = () => (answer === 'network' ? null : (answer.retryAfter ?? null))
    abort = () => this.onabort?.()
    send(body: unknown) {
      sent.push({ ...this.asked, body })
      if (answer === 'network') return this.onerror?.()
      this.upload.onprogress?.({ loaded: 5, total: 10 })
      Object.assign(this, { status: answer.status, responseText: JSON.stringify(answer.body) })
      this.onload?.()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const client = (headers: Record<string, string> = { 'Arot-Api': '1' }) =>
  createClient({
    host: 'https://api.example/',
    token: async () => 'a-token',
    fetch: async () => new Response('[]', { headers }),
  })

describe('an uploaded picture', () => {
  const file = new Blob(['bytes'], { type: 'image/png' })

  test('is sent as bytes, with the session and progress', async () => {
    const sent = withRequests({ status: 201, body: { image: `${uploadUrl}-640.webp` } })
    const parts: number[] = []
    const { addPicture } = pictureCalls(client().call)
    expect(await addPicture(file, { onProgress: (part) => parts.push(part) })).toEqual({
      image: `${uploadUrl}-640.webp`,
    })
    expect(sent).toEqual([
      {
        url: 'https://api.example/pictures',
        headers: { authorization: 'Bearer a-token', 'content-type': 'image/png' },
        body: file,
      },
    ])
    expect(parts).toEqual([0.5])
  })

  test('is refused with the server’s message', async () => {
    withRequests({ status: 413, body: { code: 'too_large', title: 'Too large', message: 'A picture may have 10 MB.' } })
    const upload = pictureCalls(client().call).addPicture(file)
    await expect(upload).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'A picture may have 10 MB.',
    })
  })

  test('reports when to try again, a missing answer, and an unreadable answer', async () => {
    withRequests({ status: 503, body: 'busy', retryAfter: '2' })
    const busy = await pictureCalls(client().call)
      .addPicture(file)
      .catch((error) => error)
    expect(busy).toBeInstanceOf(ApiError)
    expect(busy.askAgainAt).toBeGreaterThan(Date.now())
    withRequests('network')
    await expect(pictureCalls(client().call).addPicture(file)).rejects.toMatchObject({ code: 'network' })
    withRequests({ status: 201, body: { image: 7 } })
    await expect(pictureCalls(client().call).addPicture(file)).rejects.toMatchObject({ code: 'bad_answer' })
  })

  test('can be cancelled', async () => {
    const sent = withRequests({ status: 201, body: {} })
    await expect(pictureCalls(client().call).addPicture(file, { signal: AbortSignal.abort() })).rejects.toThrow('abort')
    expect(sent).toEqual([])
  })

  test('is only sent to our server', async () => {
    const sent = withRequests({ status: 201, body: { image: 'x' } })
    await expect(pictureCalls(client({}).call).addPicture(file)).rejects.toMatchObject({ code: 'not_found' })
    expect(sent).toEqual([])
  })
})
