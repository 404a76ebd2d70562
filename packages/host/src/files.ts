import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Config } from './config.ts'
import { type Sendable, sendable } from './sendable.ts'

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

/** The files of a build by path. They are read once, because they are few and do not change while the server runs. */
export function readFiles(folder: string, headers: Record<string, string>): ReadonlyMap<string, Sendable> {
  const files = new Map<string, Sendable>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = join(folder, name)
    const isHidden = name.split(sep).some((part) => part.startsWith('.'))
    if (isHidden || name === 'index.html' || /\.(br|gz)$/.test(name) || !statSync(place).isFile()) continue
    const path = `/${relative(folder, place).split(sep).join('/')}`
    // Vite puts a hash into the names of the files in assets.
    const isHashed = path.startsWith('/assets/')
    const fileHeaders = {
      ...headers,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': types[extname(name)] ?? 'application/octet-stream',
    }
    const [br, gz] = [readIfThere(`${place}.br`), readIfThere(`${place}.gz`)]
    files.set(path, sendable({ bytes: readFileSync(place), br, gz, headers: fileHeaders }))
  }
  return files
}

/** The manifest and the logo of a custom brand, which replace files of the build. */
export function brandFiles({ brand, app }: Config, headers: Record<string, string>) {
  const files = new Map<string, Sendable>()
  if (!brand) return files
  const headersOf = (kind: string) => ({ ...headers, 'cache-control': 'no-cache', 'content-type': types[kind] ?? '' })
  const manifest = {
    name: app.brandName,
    short_name: app.brandName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.frame.background,
    theme_color: brand.frame.theme,
    ...(app.brandMark && { icons: [{ src: app.brandMark, sizes: 'any' }] }),
  }
  files.set(
    '/manifest.webmanifest',
    sendable({ bytes: Buffer.from(JSON.stringify(manifest)), headers: headersOf('.webmanifest') }),
  )
  if (brand.mark && brand.markFile) {
    files.set(brand.mark, sendable({ bytes: brand.markFile, headers: headersOf(extname(brand.mark)) }))
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
