// The app on a static host or CDN: only the browser's part, with the settings of its build.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { createBuilder } from 'vite'
import { vi } from 'vitest'
import { listening } from '../../scripts/listening.ts'

const host = join(import.meta.dirname, '../../packages/host')

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

export async function startStaticHost(port: number, settings: Record<string, string>) {
  const files = await mkdtemp(join(tmpdir(), 'arot-static-'))
  await build(files, settings)
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://static')
    const found = extname(pathname) === '' ? null : await readFile(join(files, pathname)).catch(() => null)
    // Every path without a file gets the one document.
    const body = found ?? (await readFile(join(files, 'index.html')))
    const type = types[found ? extname(pathname) : '.html'] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  const { url, stop } = await listening(server, port)
  return {
    url,
    async stop() {
      await stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}

/** Builds as `npm run build:app` does, but into its own folder. */
async function build(outDir: string, settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...settings })) vi.stubEnv(name, value)
  const { environments, build } = await createBuilder({
    configFile: join(host, 'vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { outDir } } },
  })
  if (environments.client) await build(environments.client)
  vi.unstubAllEnvs()
}
