import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { shellPath } from '../src/addresses.ts'
import { createFiles } from './files.ts'
import { robots, sitemap } from './for-robots.ts'
import { createProxy } from './proxy.ts'
import { securityHeaders } from './security.ts'
import { createPages } from './serve-pages.ts'
import type { ServerConfig } from './server-config.ts'

/** Everything under one address: the api under `/api`, the files of the build, and every page rendered. */
export async function createAppServer(config: ServerConfig): Promise<Server> {
  const pages = await createPages(config)
  const headers = securityHeaders(config)
  const sendFile = createFiles(config.folder)
  const forward = createProxy(config.apiUrl)

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const origin = originOf(request, config)
    const { pathname } = url
    if (pathname === '/healthz') return response.end('ok')
    if (pathname === '/robots.txt') return robots(response, origin)
    if (pathname === '/sitemap.xml') return sitemap(response, origin, config.apiHost)
    if (pathname === shellPath) return pages.sendEmpty(request, response, origin)
    if (/.\/+$/.test(pathname)) return moved(response, pathname.replace(/\/+$/, '') + url.search)
    if (!sendFile(request, response, pathname)) return pages.send(request, response, url, origin)
  }

  const server = createServer((request, response) => {
    const url = addressOf(request)
    if (url !== null && /^\/api(\/|$)/.test(url.pathname)) return forward(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (url === null) return refuse(response, 400)
    // A form that was sent before the app was there to take it: back to its page, with nothing of it in the address.
    if (request.method === 'POST') return void response.writeHead(303, { location: url.pathname }).end()
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    answer(request, response, url).catch((error) => {
      process.stderr.write(`${request.url}: ${error instanceof Error ? error.stack : error}\n`)
      refuse(response, 500)
    })
  })
  server.on('close', pages.stop)
  return server
}

function addressOf({ url = '/' }: IncomingMessage) {
  // A path that begins with two slashes would be read as another host.
  const path = url.replace(/^\/+/, '/')
  return URL.canParse(path, 'http://app') ? new URL(path, 'http://app') : null
}

function originOf({ headers }: IncomingMessage, { publicUrl }: ServerConfig) {
  return publicUrl ?? `http://${headers.host ?? 'localhost'}`
}

function moved(response: ServerResponse, location: string) {
  response.writeHead(308, { location }).end()
}

function refuse(response: ServerResponse, status: number) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}
