import { useEffect, useState } from 'react'
import type { User } from './user.ts'
import { useVisit } from './visit.ts'

/** Whether the server is ours, and so has orders, offers and notices; undefined until a member's page has found out. */
export function useIsOurs(member: User | null) {
  const { call } = useVisit().client
  const [isOurs, setIsOurs] = useState<boolean>()
  useEffect(() => {
    if (member) call.findOut().then(setIsOurs, () => {})
  }, [call, member])
  return isOurs
}
