import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const name = 'catalogue-version'

export type VersionCookie = ReturnType<typeof createVersionCookie>

/** Far longer than any replica takes to hear of a change. */
const keptFor = 60

/**
 * Whoever changed the catalogue has their next pages rendered from then on: a browser's navigation can say it no other way.
 * Signed, so that nobody can claim a version that no change had: each claim would be a rendering of its own.
 */
export function createVersionCookie(secret: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const sign = (version: string) => createHmac('sha256', secret).update(`${name}=${version}`).digest('base64url')

  return {
    /** What the answer to a change leaves with the browser. */
    written(method: string, told: unknown): string | null {
      if (method === 'GET' || method === 'HEAD' || typeof told !== 'string' || !/^\d{1,15}$/.test(told)) return null
      return `${name}=${told}.${sign(told)}; Path=/; Max-Age=${keptFor}; HttpOnly; SameSite=Lax${secure}`
    },

    /** The version that the asker's own last change made; 0 where they made none lately. */
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
