import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows. Hydration uses `rendered`, and the next render uses `value`. */
export function useInBrowser<Value>(value: Value, rendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => rendered,
  )
}
