import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningApp, startAppServer } from './support/app.ts'
import { type CatalogueServer, startCatalogue } from './support/catalogue-server.ts'

const publicUrl = 'https://market.example'
let api: CatalogueServer
let app: RunningApp

beforeEach(async () => {
  api = await startCatalogue()
  app = await startAppServer({ API_URL: api.url, PUBLIC_URL: publicUrl })
  await vi.waitFor(() => expect(api.hasListeners()).toBe(true))
})

afterEach(async () => {
  await app.stop()
  await api.stop()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })
const html = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
/** The cookie that a browser gets with the answer to a change. */
const cookieOfChange = async () => {
  const { headers } = await fetch(`${app.url}/api/products/1`, { method: 'PATCH', body: '{}' })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
const requestCount = (path: string) => api.requests.filter((one) => one.path === path).length

test.for([
  ['/', 200, 'Arot, wholesale direct from suppliers', '<h2'],
  ['/all-categories', 200, 'All Categories · Arot', 'Tools &amp; Machines'],
  ['/category/Tools%20%26%20Machines', 200, 'Tools &amp; Machines · Arot', 'Claw hammer'],
  ['/about-us', 200, 'About Us · Arot', '<h1'],
  ['/auth/login', 200, 'Login · Arot', 'Forgot password?'],
  ['/auth/register', 200, 'Register · Arot', 'Photo'],
  ['/auth/forgot-password?email=a%40b.example', 200, 'Forgot password · Arot', 'value="a@b.example"'],
  ['/no/such/page', 404, '404 · Arot', '404- Page Not Found'],
  ['/category/Nonsense', 404, 'Nonsense · Arot', 'No products found'],
  ['/cart/a%40b.example', 200, 'Cart · Arot', 'data-slot="page-spinner"'],
] as const)('%s returns a complete page with %i', async ([path, status, title, content]) => {
  const response = await get(path)
  const text = await response.text()
  expect(response.status).toBe(status)
  expect(text.match(/<title>([^<]*)<\/title>/g)).toEqual([`<title>${title}</title>`])
  expect(text.slice(text.indexOf('<div id="root">'))).toContain(content)
})

test('A public page has a canonical address and link preview data; a private one has neither', async () => {
  const page = await html('/category/Tools%20%26%20Machines?sort=price-asc')
  const address = `${publicUrl}/category/Tools%20%26%20Machines`
  expect(page).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(page).toContain(`<meta property="og:url" content="${address}"/>`)
  expect(page).toContain(`<meta property="og:image" content="${publicUrl}/share.png"/>`)
  expect(page).not.toContain('noindex')
  for (const hidden of ['/no/such/page', '/cart/a', '/category/Nonsense']) {
    expect(await html(hidden)).toContain('<meta name="robots" content="noindex"/>')
  }
  expect(await html('/cart/a')).not.toContain('canonical')
})

test('A form that is sent before the app loads returns to its page', async () => {
  const response = await fetch(`${app.url}/auth/login`, { method: 'POST', body: 'password=secret', redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/auth/login'])
  expect((await fetch(app.url, { method: 'PUT' })).status).toBe(405)
})

test('An address with an extra slash redirects to the page’s own', async () => {
  const response = await get('/about-us/?q=a')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/about-us?q=a'])
  expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example')
})

test('Only the scripts of the document and the app’s own files can run', async () => {
  const response = await get('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const scripts = [
    ...(await response.text()).matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g),
  ]
  expect(scripts).toHaveLength(4)
  const hashes = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')} https://apis.google.com;`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('Supplier texts stay text, in the page and in its structured data', async () => {
  const page = await html('/category/Tools%20%26%20Machines')
  expect(page).not.toContain('<script>alert(1)')
  const data = page.match(/<script id="arot-data" type="application\/json">([\s\S]*?)<\/script>/)?.[1] ?? ''
  expect(JSON.stringify(JSON.parse(data))).toContain('Claw hammer </script><script>alert(1)')
})

test('Search engines get the offer, its price and its minimum', async () => {
  const page = await html('/category/Tools%20%26%20Machines')
  const json = page.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? ''
  expect(JSON.parse(json).itemListElement[0].item).toMatchObject({
    '@type': 'Product',
    brand: { name: 'Ironworks' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 12 },
    offers: { price: '10.00', priceCurrency: 'USD', eligibleQuantity: { minValue: 10 } },
  })
  expect(await html('/about-us')).not.toContain('ld+json')
})

test('The settings of the installation reach the page and the browser', async () => {
  const other = await startAppServer({ API_URL: api.url, VITE_BRAND_NAME: 'Bazar </script>' })
  const page = await fetch(`${other.url}/about-us`).then((response) => response.text())
  expect(page).toContain('<title>About Us · Bazar &lt;/script&gt;</title>')
  expect(page).toContain('"brandName":"Bazar \\u003c/script>"')
  await other.stop()
})

test('A page is rendered once for simultaneous requests, and sent compressed', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => get('/', { 'accept-encoding': 'br' })))
  expect(first?.headers.get('content-encoding')).toBe('br')
  const etag = first?.headers.get('etag') ?? ''
  expect(others.map(({ headers }) => headers.get('etag'))).toEqual([etag, etag, etag])
  expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  expect(requestCount('/brands')).toBe(1)
})

test('The bar is rendered for a visitor or a member, by the session hint, and for nobody in particular', async () => {
  const visitors = await html('/')
  const members = await html('/', { cookie: 'theme=1; arot-member=yes' })
  expect(visitors).toContain('href="/auth/login"')
  expect(visitors).not.toContain('href="/add-product"')
  expect(members).toContain('href="/add-product"')
  expect(members).not.toMatch(/<header[\s\S]*href="\/auth\/login"[\s\S]*<\/header>/)
  expect(await html('/', { cookie: 'arot-member=no; other=arot-member=yes' })).toBe(visitors)
})

test('A change of the catalogue updates the pages of every replica', async () => {
  const replica = await startAppServer({ API_URL: api.url })
  await vi.waitFor(() => expect(api.hasListeners(2)).toBe(true))
  const priceAt = async ({ url }: RunningApp) => (await fetch(url)).text()
  expect(await priceAt(app)).toContain('$10.00')
  expect(await priceAt(replica)).toContain('$10.00')
  api.change(12)
  await vi.waitFor(async () => {
    expect(await priceAt(app)).toContain('$12.00')
    expect(await priceAt(replica)).toContain('$12.00')
  })
  await replica.stop()
})

test('During many changes a page is rendered about once a second, not once per change', async () => {
  await html('/')
  const began = Date.now()
  for (let change = 1; change <= 40; change += 1) {
    api.change(10 + change)
    await html('/')
  }
  expect(requestCount('/brands')).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - began) / 1000))
})

test('A member sees their own change at once, before its announcement arrives', async () => {
  expect(await html('/')).toContain('$10.00')
  api.changeSilently(13)
  expect(await html('/')).toContain('$10.00')
  const cookie = await cookieOfChange()
  expect(await html('/', { cookie: `a=b; ${cookie}` })).toContain('$13.00')
  expect(api.requests.findLast(({ path }) => path === '/brands')?.headers['catalogue-version']).toBe('3')
})

test('The answer to a change sets its version as a cookie, and a read sets nothing', async () => {
  const response = await fetch(`${app.url}/api/products/1`, { method: 'PATCH', body: '{}' })
  expect(response.headers.get('set-cookie')).toMatch(
    /^catalogue-version=2\.[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await get('/api/categories')).headers.get('set-cookie')).toBeNull()
})

test('Without TLS the cookie of a change has no Secure, because browsers would drop it', async () => {
  const plain = await startAppServer({ API_URL: api.url, PUBLIC_URL: 'http://market.example' })
  const answer = await fetch(`${plain.url}/api/products/1`, { method: 'PATCH', body: '{}' })
  expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Lax$/)
  await plain.stop()
})

test('A forged version changes nothing for others', async () => {
  await html('/')
  for (const claimed of ['999999999', `999999999.${'x'.repeat(43)}`]) {
    for (let time = 0; time < 5; time += 1) await html('/', { cookie: `catalogue-version=${claimed}` })
  }
  expect(requestCount('/brands')).toBe(1)
  api.change(14)
  await vi.waitFor(async () => expect(await html('/')).toContain('$14.00'))
})

test('While the api is down public pages say so, and they recover with it', async () => {
  await html('/')
  api.setDown(true)
  await vi.waitFor(async () => expect((await get('/')).status).toBe(503))
  const response = await get('/category/Paper')
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await response.text()).toContain('could not be loaded')
  expect((await get('/about-us')).status).toBe(200)
  expect((await get('/sitemap.xml')).status).toBe(503)
  const call = await get('/api/categories')
  expect([call.status, await call.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
  api.setDown(false)
  expect((await get('/category/Paper')).status).toBe(404)
  expect((await get('/')).status).toBe(200)
})

test('A page has its products, however long the filters take', async () => {
  const release = api.hold('/products/facets')
  const page = await get('/category/Tools%20%26%20Machines')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Claw hammer')])
  release()
})

test('The api gets the visitor’s address of a rendering, and a forged one is ignored', async () => {
  const forwardedFor = () => api.requests.findLast(({ path }) => path === '/brands')?.headers['x-forwarded-for']
  await html('/', { 'x-forwarded-for': '203.0.113.7' })
  expect(forwardedFor()).toBe('127.0.0.1')
  const behindProxy = await startAppServer({ API_URL: api.url, TRUST_PROXY: '1' })
  await fetch(behindProxy.url, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } })
  expect(forwardedFor()).toBe('203.0.113.7')
  await behindProxy.stop()
})

test('The sitemap has categories and suppliers, page by page, and robots.txt names it', async () => {
  const sitemap = await html('/sitemap.xml')
  expect(sitemap).toContain(`<loc>${publicUrl}/category/Tools%20%26%20Machines</loc>`)
  expect(sitemap).toContain(`<loc>${publicUrl}/about-us</loc>`)
  for (const id of ['s1', 's2']) expect(sitemap).toContain(`<loc>${publicUrl}/suppliers/${id}</loc>`)
  expect(sitemap).not.toContain('/suppliers/me')
  const robots = await html('/robots.txt')
  expect(robots).toContain('Disallow: /cart/')
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})

test('The offline document contains no page', async () => {
  const shell = await html('/app-shell')
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).toContain('noindex')
})
