// Keeps what everybody may see, so that a page which was visited shows without a network too. Nothing that was asked
// for with a session's token is kept, and nothing of another origin.
const cacheName = 'arot-2'
const most = 300

// What was answered from the cache since this worker began, so that what is in use is not taken for old.
const used = new Set()

// A document without a page in it: what any page begins with that was not visited while there was a network.
const shell = '/app-shell'

// What a page that came with its data needs once it is opened by a link, when nothing has asked for it yet.
const categories = '/api/categories'

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(
    // A backend elsewhere has no categories at this address.
    caches.open(cacheName).then((cache) => Promise.all([cache.add(shell), cache.add(categories).catch(() => {})])),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

// Pages whose document was kept: each is told so once it can listen.
const cachedPages = new Set()

// What the page loaded before this worker was there.
addEventListener('message', (event) => {
  if (event.data?.type === 'listening' && cachedPages.delete(event.source.id)) tellUnreachable(event.source)
  if (event.data?.type !== 'keep') return
  const requests = event.data.urls.map((url) => new Request(url)).filter((request) => kindOf(request) !== null)
  event.waitUntil(Promise.all(requests.map((request) => fromNetwork(event, request).catch(() => undefined))))
})

addEventListener('fetch', (event) => {
  const kind = kindOf(event.request)
  if (kind === null) return
  const answer = kind === 'fixed' ? fromCacheFirst(event) : fromNetworkFirst(event, kind)
  // Firefox reports a rejection as an error of the worker, also for a page that was left while its parts came.
  event.respondWith(answer.catch(() => Response.error()))
})

/** `fixed` never changes under its name; `page` and `data` are asked anew whenever that is possible. */
function kindOf(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Authorization')) return null
  if (pathname.startsWith('/assets/') || pathname.startsWith('/api/pictures/')) return 'fixed'
  if (/^\/(icon|share|manifest)[^/]*$/.test(pathname)) return 'data'
  if (/^\/api\/(categories|brands|products|products\/facets|products\/category\/[^/]+)$/.test(pathname)) return 'data'
  if (pathname.startsWith('/api/') || pathname === '/sw.js') return null
  return request.mode === 'navigate' || isPublicPage(pathname) ? 'page' : null
}

function isPublicPage(pathname) {
  return /^(\/bn)?\/?$|^(\/bn)?\/(all-categories|about-us|category\/[^/]+)$/.test(pathname)
}

async function fromCacheFirst(event) {
  const { request } = event
  const found = await caches.match(request)
  if (found) used.add(request.url)
  return found ?? fromNetwork(event, request)
}

async function fromNetworkFirst(event, kind) {
  const { request, resultingClientId: newPage } = event
  try {
    return await fromNetwork(event, request)
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true })
    // The app in it says what it cannot show.
    const document = kind === 'page' ? await caches.match(shell, { ignoreVary: true }) : undefined
    if (newPage) cachedPages.add(newPage)
    else for (const page of await clients.matchAll()) tellUnreachable(page)
    if (found ?? document) return found ?? document
    throw error
  }
}

/** A page cannot see that it was not the network which answered. */
function tellUnreachable(page) {
  page.postMessage({ type: 'unreachable' })
}

/** The answer goes to the page as it comes; what is kept of it is written beside. */
async function fromNetwork(event, request) {
  const response = await fetch(request)
  const isPage = request.mode === 'navigate'
  // What led elsewhere, to a reader's language, no browser takes for a page of its own address.
  if (response.ok && !response.redirected && (!isPage || isPublicPage(new URL(request.url).pathname))) {
    event.waitUntil(keep(request, response.clone()))
  }
  return response
}

/** A full disk keeps less, and takes nothing from the page that was answered. */
async function keep(request, response) {
  const cache = await caches.open(cacheName)
  try {
    await cache.put(request, response)
    await trim(cache, () => most)
  } catch ({ name }) {
    if (name === 'QuotaExceededError') await trim(cache, (now) => now / 2)
  }
}

// One after the other: of two at once each would take for old what the other has just made the newest.
let trimming = Promise.resolve()

function trim(cache, wanted) {
  trimming = trimming.catch(() => {}).then(() => removeOldest(cache, wanted))
  return trimming
}

/** The oldest go first, save those that are in use: they become the newest. The shell stays. */
async function removeOldest(cache, wanted) {
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== shell)
  let tooMany = requests.length - wanted(requests.length)
  for (const request of requests) {
    if (tooMany <= 0) return
    const inUse = used.delete(request.url) ? await cache.match(request, { ignoreVary: true }) : undefined
    if (inUse) await cache.put(request, inUse)
    else {
      await cache.delete(request)
      tooMany -= 1
    }
  }
}
