import { isOursQuery } from '../../platform/server.ts'
import { isProbablySignedIn } from '../../session/session.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { NotFoundPage } from '../not-found/page.tsx'
import { SellHerePage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(isOursQuery)
  return null
}

/** A foreign server has no supplier pages: there is nothing to explain. */
export function Component() {
  const isMember = isProbablySignedIn(useSession())
  return useIsOurs() ? <SellHerePage isMember={isMember} /> : <NotFoundPage />
}
