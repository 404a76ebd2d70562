/**
 * Gives the browser's first history entry a key of its own. The router calls every such entry `default`, and would
 * restore the scroll position of the previous visit.
 */
export function nameEntry() {
  const state = history.state as { key?: string } | null
  if (state?.key) return
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}
