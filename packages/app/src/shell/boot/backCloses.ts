// On a phone Back closes the layer above the page, and leaves the page only if no layer is open. While a layer is
// open, an extra history entry with the page's address and key stands for it.
import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Entry = { key?: string; idx?: number; isOver?: boolean } | null

/** Closes the open layers, the last one first. */
const open: (() => void)[] = []
let router: Router | undefined
/** We are going back over our extra entry. */
let isStepping = false
let reached = 0

/** Milliseconds. Enough for a slow phone. */
const closesWithin = 500

const entry = () => history.state as Entry

/** Registers a layer. Returns the function to call when it is closed. */
export function openOver(close: () => void) {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    // A link in the layer may have closed it, while it navigates to another page.
    setTimeout(settle)
  }
}

/** Listens before the router, which would treat each step as a navigation. */
export function followBack(makeRouter: () => Router): Router {
  addEventListener('popstate', onPopState)
  router = makeRouter()
  router.subscribe(settle)
  return router
}

function settle() {
  if (isStepping || router?.state.navigation.state !== 'idle') return
  const isOver = entry()?.isOver === true
  if (open.length > 0 && !isOver && matchMedia('(pointer: coarse)').matches) {
    history.pushState({ ...entry(), isOver: true }, '')
  } else if (open.length === 0 && isOver) {
    isStepping = true
    history.back()
  }
  reached = entry()?.idx ?? 0
}

/** Stops the events that are about our extra entry. The router handles the rest. */
function onPopState(event: PopStateEvent) {
  const { idx = 0, key, isOver } = (event.state ?? {}) as NonNullable<Entry>
  const isSamePage = key === router?.state.location.key
  if (isStepping) {
    isStepping = false
    event.stopImmediatePropagation()
    settle()
  } else if (isOver) {
    // The layer of this entry is closed, so go on to the next page in the same direction.
    event.stopImmediatePropagation()
    history.go(idx < reached ? -1 : 1)
  } else if (isSamePage && open.length > 0) {
    event.stopImmediatePropagation()
    open.at(-1)?.()
    // If this layer stays open or another lies below it, it needs an entry again.
    setTimeout(settle, closesWithin)
  }
}
