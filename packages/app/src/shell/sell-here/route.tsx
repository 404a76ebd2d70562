import { isProbablySignedIn } from '../../session/session.ts'
import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { NotFoundPage } from '../not-found/page.tsx'
import { SellHerePage } from './page.tsx'

export const loader = ({ visit }: LoaderArgs) => visit.data.prime(isOursQuery)

/** A foreign server has no supplier pages, so this page has nothing to explain. */
export function Component() {
  const isMember = isProbablySignedIn(useSession())
  return useIsOurs() ? <SellHerePage isMember={isMember} /> : <NotFoundPage />
}
