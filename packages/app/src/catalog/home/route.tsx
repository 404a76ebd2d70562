import { lazyElement } from '../../platform/lazy.tsx'
import { queries } from '../../platform/queries.ts'
import { isProbablySignedIn, memberOf } from '../../session/session.ts'
import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { HomePage } from './page.tsx'

const tasks = lazyElement(async () => (await import('./Tasks.tsx')).MemberTasks)

/** Home is drawn with its data. */
export async function loader({ visit }: LoaderArgs) {
  await Promise.all([
    visit.data.prime(queries.hotDeals()),
    visit.data.prime(queries.brands()),
    visit.data.prime(queries.categories()),
  ])
  // Sends no request: if the server does not answer, Home does not wait for it a second time.
  if (visit.client.isOurs() !== undefined) await visit.data.prime(isOursQuery)
  return null
}

export function Component() {
  const isOurs = useIsOurs()
  const session = useSession()
  return (
    <HomePage
      tasks={
        isOurs &&
        isProbablySignedIn(session) && <div className="min-h-(--tasks-height)">{memberOf(session) && tasks}</div>
      }
      hasSuppliers={isOurs}
      categories={useQuery(queries.categories())}
      brands={useQuery(queries.brands())}
      hotDeals={useQuery(queries.hotDeals())}
    />
  )
}
