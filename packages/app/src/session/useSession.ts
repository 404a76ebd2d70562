import { useSyncExternalStore } from 'react'
import { memberOf } from './session.ts'
import { useVisit } from './visit.ts'

/** Who is here. A rendered page does not know yet, and neither does its first drawing in the browser. */
export function useSession() {
  const { session } = useVisit()
  return useSyncExternalStore(session.subscribe, session.current, session.first)
}

/** The member who is here, or `null`. */
export const useMember = () => memberOf(useSession())
