// Measures how fast the app's server serves a cached page, compared with a file and with a bare server.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { rate, startBare } from '../../packages/api/bench/load.ts'

export type ServingSpeed = { page: number; file: number; bare: number }

const headers = { 'accept-encoding': 'br' }

/** Sequential requests per second: the page, the file closest in size, and the page's bytes from a bare server. */
export async function measureServing(app: string, path: string, seconds: number): Promise<ServingSpeed> {
  const page = await fetchBytes(app + path)
  const file = nearestFile(app, page.length)
  const bare = await startBare(200, page)
  try {
    return {
      page: await rate(app + path, headers, seconds),
      file: await rate(file, headers, seconds),
      bare: await rate(bare.url, headers, seconds),
    }
  } finally {
    bare.stop()
  }
}

/** The file of the build that is closest in size, as it is sent. */
function nearestFile(app: string, size: number) {
  const folder = join(import.meta.dirname, '../../packages/host/dist/client/assets')
  const sizes = readdirSync(folder)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => {
      const packed = join(folder, `${name}.br`)
      const { size: bytes } = statSync(existsSync(packed) ? packed : join(folder, name))
      return { name, off: Math.abs(bytes - size) }
    })
  const nearest = sizes.toSorted((one, other) => one.off - other.off)[0]
  if (!nearest) throw new Error('The app is not built.')
  return `${app}/assets/${nearest.name}`
}

/** The bytes as they are sent. `fetch` would decompress them. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => resolve(Buffer.concat(await response.toArray()))).on('error', reject)
  })
}
