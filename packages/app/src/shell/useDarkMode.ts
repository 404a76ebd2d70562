import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../platform/storage.ts'

/** The storage key of the reader's choice; `beforePaint.js` reads it too. */
const storageKey = 'darkMode'
const listeners = new Set<() => void>()

/** Whether the page is dark: the reader's choice, otherwise the system's. All tabs have the same theme. */
export function useDarkMode() {
  const isDark = useSyncExternalStore(subscribe, isPageDark, () => false)
  return { isDark, toggle: () => choose(!isDark) }
}

function subscribe(listener: () => void) {
  if (!isWatching) watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let isWatching = false

function watch() {
  isWatching = true
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => show(readChoice() ?? system.matches)
  system.addEventListener('change', follow)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) follow()
  })
  // The choice or the system may have changed since `beforePaint.js` ran.
  if ((readChoice() ?? system.matches) !== isPageDark()) follow()
}

function isPageDark() {
  return document.body.classList.contains('dark')
}

function readChoice() {
  const stored = readStored('localStorage', storageKey)
  return stored ? stored === 'true' : null
}

function choose(isDark: boolean) {
  writeStored('localStorage', storageKey, String(isDark))
  show(isDark)
}

function show(isDark: boolean) {
  document.body.classList.toggle('dark', isDark)
  for (const listener of listeners) listener()
}
