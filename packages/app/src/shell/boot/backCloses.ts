// On a phone Back closes what lies over the page, and leaves the page only when nothing does. As long as something is
// open, an entry of the history stands for it, before the page's own: the same address, the same key.
import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Entry = { key?: string; idx?: number; isOver?: boolean } | null

/** What closes each thing that is open, the last one first. */
const open: (() => void)[] = []
let router: Router | undefined
/** The step back over our own entry is under way. */
let isStepping = false
let reached = 0

/** In milliseconds, on a slow phone too. */
const closesWithin = 500

const entry = () => history.state as Entry

/** For what is opened over the page; gives back what to do when it is closed. */
export function openOver(close: () => void) {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    // A link in it may have closed it, on the way to another page.
    setTimeout(settle)
  }
}

/** Listens before the router does, which would take each step for a move to another page. */
export function followBack(makeRouter: () => Router): Router {
  addEventListener('popstate', hear)
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

/** What concerns the router is left to it. */
function hear(event: PopStateEvent) {
  const { idx = 0, key, isOver } = (event.state ?? {}) as NonNullable<Entry>
  const isSamePage = key === router?.state.location.key
  if (isStepping) {
    isStepping = false
    event.stopImmediatePropagation()
    settle()
  } else if (isOver) {
    // Nothing is open there any more: on to the page beside it, in the same direction.
    event.stopImmediatePropagation()
    history.go(idx < reached ? -1 : 1)
  } else if (isSamePage && open.length > 0) {
    event.stopImmediatePropagation()
    open.at(-1)?.()
    // What does not close, or lies below, is over the page still.
    setTimeout(settle, closesWithin)
  }
}
