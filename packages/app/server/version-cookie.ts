import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const name = 'catalogue-version'

/** Far longer than any replica takes to hear of a change. */
const keptFor = 60

/** Whoever changed the catalogue has their next pages rendered from then on: a browser's navigation can say it no other way. */
export function versionCookie(method: string | undefined, headers: IncomingHttpHeaders): string | null {
  const version = headers['catalogue-version']
  if (method === 'GET' || typeof version !== 'string' || !/^\d{1,15}$/.test(version)) return null
  return `${name}=${version}; Path=/; Max-Age=${keptFor}; HttpOnly; SameSite=Lax`
}

/** The version that the asker's own last change made; 0 where they made none lately. */
export function versionWritten({ headers }: IncomingMessage): number {
  return Number(headers.cookie?.match(/(?:^|;\s*)catalogue-version=(\d{1,15})(?:;|$)/)?.[1] ?? 0)
}
