import { languageAt, pathIn } from '../../platform/i18n/languages.ts'

/** Long after the page is usable, because offline pages can wait. */
const waits = 4_000

/** Registers the service worker, and sends it the list of files that the page loaded before. */
export function keepForOffline() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  setTimeout(async () => {
    try {
      const isNew = navigator.serviceWorker.controller === null
      await navigator.serviceWorker.register('/sw.js')
      const { active } = await navigator.serviceWorker.ready
      if (isNew) active?.postMessage({ type: 'keep', urls: listLoaded() })
    } catch {
      // Without a worker the app still works online.
    }
  }, waits)
}

function listLoaded() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const home = pathIn(languageAt(location.pathname), '/')
  return [...new Set([location.origin + home, location.href.split('#')[0], ...loaded])]
}
