// A hint whether somebody is signed in in this browser, never who. It decides which links the navigation bar shows,
// not who may open a page. The browser stores it in localStorage and sends it to the server in a cookie.

import { readStored, removeStored, writeStored } from '../platform/storage.ts'

export type SessionHint = 'member' | 'nobody'

const mark = 'arot:session'
const cookie = 'arot-member=yes'

/** The longest time that browsers store a cookie. Each visit renews it. */
const cookieLasts = 400 * 24 * 60 * 60

/** Reads the hint from the cookies of a request. */
export function hintFromCookies(cookies = ''): SessionHint {
  return cookies.split(/;\s*/).includes(cookie) ? 'member' : 'nobody'
}

/** Reads the hint from localStorage. `undefined` if storage is blocked: then only Firebase knows. */
export function readHint(): SessionHint | undefined {
  const stored = readStored('localStorage', mark)
  if (stored === undefined) return undefined
  return stored === null ? 'nobody' : 'member'
}

export function storeHint(hint: SessionHint) {
  const isMember = hint === 'member'
  if (!(isMember ? writeStored('localStorage', mark, 'yes') : removeStored('localStorage', mark))) return
  // biome-ignore lint/suspicious/noDocumentCookie: the store made for cookies is not in every browser yet
  document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${isMember ? cookieLasts : 0}`
}

/** Calls `tell` when somebody signs in in another tab. */
export function onSignInElsewhere(tell: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === mark && event.newValue !== null) tell()
  })
}
