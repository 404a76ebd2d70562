import { languageAt, pathIn } from '../../platform/i18n/languages.ts'

/** Long after the page is usable: the pages for a day without a network can wait. */
const waits = 4_000

/** Has the visited public pages kept, and gives the worker what the page loaded before it was there. */
export function keepForOffline() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  setTimeout(async () => {
    try {
      const isNew = navigator.serviceWorker.controller === null
      await navigator.serviceWorker.register('/sw.js')
      const { active } = await navigator.serviceWorker.ready
      if (isNew) active?.postMessage({ type: 'keep', urls: listLoaded() })
    } catch {
      // Without a worker the app works as long as there is a network.
    }
  }, waits)
}

function listLoaded() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const home = pathIn(languageAt(location.pathname), '/')
  return [...new Set([location.origin + home, location.href.split('#')[0], ...loaded])]
}
