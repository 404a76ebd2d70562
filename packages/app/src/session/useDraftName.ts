import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { draftName } from '../platform/drafts.ts'
import { useMember } from './useSession.ts'

/**
 * The name of this page's draft. It has the last member of this page, so that a draft survives the end of a session.
 * `part` separates several drafts on one page.
 */
export function useDraftName(part = '') {
  const { pathname } = useLocation()
  const member = useMember()
  const [owner, setOwner] = useState(member?.id)
  if (member && member.id !== owner) setOwner(member.id)
  return draftName(pathname + part, owner)
}
