import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createDocuments } from './document.ts'
import { createFiles } from './files.ts'
import { robots, sitemap } from './for-robots.ts'
import { createProxy } from './proxy.ts'
import { securityHeaders } from './security.ts'
import type { ServerConfig } from './server-config.ts'

/** Everything under one address: the api under `/api`, the files of the build, and the document for every page. */
export function createAppServer(config: ServerConfig): Server {
  const documents = createDocuments(config)
  const headers = securityHeaders(config, documents.scriptHash)
  const sendFile = createFiles(config.folder)
  const forward = createProxy(config.apiUrl)

  function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const origin = originOf(request, config)
    if (url.pathname === '/healthz') response.end('ok')
    else if (url.pathname === '/robots.txt') robots(response, origin)
    else if (url.pathname === '/sitemap.xml') void sitemap(response, origin, config.apiUrl)
    else if (!sendFile(request, response, url.pathname)) documents.send(request, response, url, origin)
  }

  return createServer((request, response) => {
    const url = addressOf(request)
    if (url !== null && /^\/api(\/|$)/.test(url.pathname)) return forward(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (url === null) return refuse(response, 400)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    answer(request, response, url)
  })
}

function addressOf({ url = '/' }: IncomingMessage) {
  // A path that begins with two slashes would be read as another host.
  const path = url.replace(/^\/+/, '/')
  return URL.canParse(path, 'http://app') ? new URL(path, 'http://app') : null
}

function originOf({ headers }: IncomingMessage, { publicUrl }: ServerConfig) {
  return publicUrl ?? `http://${headers.host ?? 'localhost'}`
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}
