/**
 * Gives the history's entry that the browser made a key of its own. The router calls every such entry `default`, and
 * would open each page at the place where the last one was left.
 */
export function nameEntry() {
  const state = history.state as { key?: string } | null
  if (state?.key) return
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}
