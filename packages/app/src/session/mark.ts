// A mark beside the session that Firebase keeps: without it nobody is signed in here, and a public page needs no
// Firebase to know that. It says nothing about who.
const key = 'arot:session'

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
