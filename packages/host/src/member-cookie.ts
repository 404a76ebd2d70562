import type { IncomingHttpHeaders } from 'node:http'
import { memberCookie } from '@arot/app/member-cookie'
import type { Seeming } from '@arot/app/rendering'

/** For whom a page is rendered before anybody knows who asks: the browser remembers whether somebody is signed in. */
export function seemingOf({ cookie }: IncomingHttpHeaders): Seeming {
  return cookie?.split(/;\s*/).includes(memberCookie) ? 'member' : 'nobody'
}
