import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { draftName } from '../platform/drafts.ts'
import { useMember } from './useSession.ts'

/** The name of what is typed on this page, by who was here last: a session that ends takes no draft along. `part` tells several of one page apart. */
export function useDraftName(part = '') {
  const { pathname } = useLocation()
  const member = useMember()
  const [owner, setOwner] = useState(member?.id)
  if (member && member.id !== owner) setOwner(member.id)
  return draftName(pathname + part, owner)
}
