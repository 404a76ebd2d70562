import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const name = 'catalogue-version'

export type VersionCookie = ReturnType<typeof createVersionCookie>

/** Far longer than a change takes to reach a replica. */
const maxAgeSeconds = 60

/**
 * After a change, the reader's next pages are rendered from that version of the catalogue on. Navigations carry no headers
 * of ours, so the version is in a cookie. It is signed, because each made-up version would cost a render.
 */
export function createVersionCookie(secret: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const sign = (version: string) => createHmac('sha256', secret).update(`${name}=${version}`).digest('base64url')

  return {
    /** The cookie to set on the answer to a change. */
    cookieFor(method: string, version: unknown): string | null {
      if (method === 'GET' || method === 'HEAD' || typeof version !== 'string' || !/^\d{1,15}$/.test(version))
        return null
      return `${name}=${version}.${sign(version)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
    },

    /** The catalogue version of the reader's own last change, or 0 if there was none lately. */
    read({ cookie }: IncomingHttpHeaders): number {
      const [, version = '', signature = ''] = cookie?.match(cookiePattern) ?? []
      return version !== '' && isSame(signature, sign(version)) ? Number(version) : 0
    },
  }
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,15})\\.([\\w-]{43})(?:;|$)`)

function isSame(one: string, other: string) {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
