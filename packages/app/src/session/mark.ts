// A mark beside the session that Firebase keeps: without it nobody is signed in here, and a public page needs no
// Firebase to know that. It says nothing about who. The same as a cookie tells it to the server that renders pages.
import { memberCookie } from './member-cookie.ts'

const key = 'arot:session'

/** As long as browsers keep any cookie; each visit renews it. */
const cookieLasts = 400 * 24 * 60 * 60

/** Null where the browser keeps nothing: then only Firebase knows. */
export function wasSignedIn(): boolean | null {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return null
  }
}

export function markSignedIn(isSignedIn: boolean) {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
    // biome-ignore lint/suspicious/noDocumentCookie: the store made for cookies is not in every browser yet
    document.cookie = `${memberCookie}; Path=/; SameSite=Lax; Max-Age=${isSignedIn ? cookieLasts : 0}`
  } catch {
    // Storage may be blocked; then Firebase is asked on each page.
  }
}

/** Somebody signed in in another tab. */
export function onSignInElsewhere(tell: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) tell()
  })
}
