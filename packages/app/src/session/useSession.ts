import { useSyncExternalStore } from 'react'
import { useVisit } from './visit.ts'

/** Who is here. A rendered page does not know yet, and neither does its first drawing in the browser. */
export function useSession() {
  const { session } = useVisit()
  return useSyncExternalStore(session.subscribe, session.current, session.first)
}
