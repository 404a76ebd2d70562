import type { IncomingMessage } from 'node:http'
import { memberCookie } from '../src/session/member-cookie.ts'
import type { Seeming } from '../src/session/session.ts'

/** For whom a page is rendered before anybody knows who asks: the browser remembers whether somebody is signed in. */
export function seemingOf({ headers }: IncomingMessage): Seeming {
  const cookies = headers.cookie?.split(/;\s*/) ?? []
  return cookies.includes(memberCookie) ? 'member' : 'nobody'
}
