import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows: a rendered page is taken over as it was `rendered`, and drawn with the value right after. */
export function useInBrowser<Value>(value: Value, rendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => rendered,
  )
}
