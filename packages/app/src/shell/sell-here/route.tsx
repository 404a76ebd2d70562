import { hasSuppliers } from '../../platform/hasSuppliers.ts'
import { isProbablySignedIn } from '../../session/session.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { NotFoundPage } from '../not-found/page.tsx'
import { SellHerePage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(hasSuppliers)
  return null
}

/** A foreign server has no supplier pages: there is nothing to explain. */
export function Component() {
  const isMember = isProbablySignedIn(useSession())
  return useQuery(hasSuppliers).data === false ? <NotFoundPage /> : <SellHerePage isMember={isMember} />
}
