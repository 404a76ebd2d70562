import { useSyncExternalStore } from 'react'
import { memberOf } from './session.ts'
import { useVisit } from './visit.ts'

/** The session. It is unknown in the server's page and in the first render in the browser. */
export function useSession() {
  const { session } = useVisit()
  return useSyncExternalStore(session.subscribe, session.current, session.first)
}

/** The signed-in member, or `null`. */
export const useMember = () => memberOf(useSession())
