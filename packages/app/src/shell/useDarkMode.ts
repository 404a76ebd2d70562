import { useSyncExternalStore } from 'react'

/** Where the choice is kept; `beforePaint.js` reads the same key. */
const storageKey = 'darkMode'
const listeners = new Set<() => void>()

/** Dark or not: the reader's choice, else the system's, the same in all tabs. */
export function useDarkMode() {
  const isDark = useSyncExternalStore(subscribe, isPageDark, () => false)
  return { isDark, toggle: () => choose(!isDark) }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let isWatching = false

function watch() {
  if (isWatching) return
  isWatching = true
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => show(chosen() ?? system.matches)
  system.addEventListener('change', follow)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) follow()
  })
  // Either may have changed since the document was read.
  if ((chosen() ?? system.matches) !== isPageDark()) follow()
}

function isPageDark() {
  return document.body.classList.contains('dark')
}

function chosen() {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === null ? null : stored === 'true'
  } catch {
    return null
  }
}

function choose(isDark: boolean) {
  try {
    localStorage.setItem(storageKey, String(isDark))
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  show(isDark)
}

function show(isDark: boolean) {
  document.body.classList.toggle('dark', isDark)
  for (const listener of listeners) listener()
}
