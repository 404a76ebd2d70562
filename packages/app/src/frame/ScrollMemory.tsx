import { use } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext } from 'react-router-dom'

/**
 * Finds the place again that was left. The router looks for it as soon as this is drawn, and once only: while the first
 * page is still on its way there is nothing to scroll, and a reload far down a list would end at its top.
 */
export function ScrollMemory() {
  const state = use(UNSAFE_DataRouterStateContext)
  return state?.initialized ? <ScrollRestoration /> : null
}
