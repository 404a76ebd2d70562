// What a rendered page costs the app's server: its kept bytes beside a file of the same server, and beside a bare one.
import { get } from 'node:http'
import { rate, startBare } from '../../packages/api/bench/load.ts'

export type Served = { page: number; file: number; bare: number }

const headers = { 'accept-encoding': 'br' }

/** Requests a second, one after the other: the page, the file nearest to it in size, the page's bytes from a bare server. */
export async function served(app: string, path: string, seconds: number): Promise<Served> {
  const page = await sent(app + path)
  const file = await nearestFile(app, page.length)
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

/** Of the scripts that Home loads, as sent. */
async function nearestFile(app: string, size: number) {
  const html = await (await fetch(app)).text()
  const files = [...new Set(html.match(/\/assets\/[^"]+\.js/g))].map((name) => app + name)
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, off: Math.abs((await sent(file)).length - size) })),
  )
  const nearest = sizes.toSorted((one, other) => one.off - other.off)[0]
  if (!nearest) throw new Error('Home loads no script.')
  return nearest.file
}

/** The bytes as they are sent: `fetch` would unpack them. */
function sent(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => resolve(Buffer.concat(await response.toArray()))).on('error', reject)
  })
}
