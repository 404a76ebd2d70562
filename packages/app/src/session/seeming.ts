// Whether somebody seems to be signed in in this browser, and never who: enough for what the bar offers, and not enough
// to open or to refuse a page. The browser keeps it as a mark beside the session, and tells it to the server in a cookie.

export type Seeming = 'member' | 'nobody'

const mark = 'arot:session'
const cookie = 'arot-member=yes'

/** As long as browsers keep any cookie; each visit renews it. */
const cookieLasts = 400 * 24 * 60 * 60

/** What a request's cookies tell. */
export function seemingIn(cookies = ''): Seeming {
  return cookies.split(/;\s*/).includes(cookie) ? 'member' : 'nobody'
}

/** What the browser remembers; nothing where it keeps nothing: then only Firebase knows. */
export function remembered(): Seeming | undefined {
  try {
    return localStorage.getItem(mark) === null ? 'nobody' : 'member'
  } catch {
    return undefined
  }
}

export function remember(seeming: Seeming) {
  const isMember = seeming === 'member'
  try {
    if (isMember) localStorage.setItem(mark, 'yes')
    else localStorage.removeItem(mark)
    // biome-ignore lint/suspicious/noDocumentCookie: the store made for cookies is not in every browser yet
    document.cookie = `${cookie}; Path=/; SameSite=Lax; Max-Age=${isMember ? cookieLasts : 0}`
  } catch {
    // Storage may be blocked; then Firebase is asked on each page.
  }
}

/** Somebody signed in in another tab. */
export function onSignInElsewhere(tell: () => void) {
  addEventListener('storage', (event) => {
    if (event.key === mark && event.newValue !== null) tell()
  })
}
