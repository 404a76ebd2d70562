import { LazyBoundary, lazyWithRetry } from '../../platform/lazy.tsx'
import { queries } from '../../platform/queries.ts'
import { memberOf } from '../../session/session.ts'
import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useMember } from '../../session/useSession.ts'
import type { LoaderArgs, Visit } from '../../session/visit.ts'
import { HomePage } from './page.tsx'

const loadTasks = () => import('./Tasks.tsx')
const MemberTasks = lazyWithRetry(async () => (await loadTasks()).MemberTasks)
const tasks = (
  <LazyBoundary>
    <MemberTasks />
  </LazyBoundary>
)

/** After a move inside the app the strip is drawn with Home, so nothing shifts later. */
async function primeTasks(visit: Visit) {
  if (!visit.client.isOurs() || !memberOf(visit.session.current())) return
  // Home opens without the strip if its code cannot be loaded.
  await MemberTasks.load()
    .then(loadTasks)
    .then(({ primeMember }) => primeMember(visit))
    .catch(() => {})
}

/** Home waits for what it shows. */
export async function loader({ visit }: LoaderArgs) {
  await Promise.all([
    visit.data.prime(queries.hotDeals()),
    visit.data.prime(queries.brands()),
    visit.data.prime(queries.categories()),
    primeTasks(visit),
  ])
  // Without a call of its own: where the server does not answer, Home does not wait for it once more.
  if (visit.client.isOurs() !== undefined) await visit.data.prime(isOursQuery)
  return null
}

export function Component() {
  const isOurs = useIsOurs()
  const isMember = useMember() !== null
  return (
    <HomePage
      tasks={isOurs && isMember && tasks}
      hasSuppliers={isOurs}
      categories={useQuery(queries.categories())}
      brands={useQuery(queries.brands())}
      hotDeals={useQuery(queries.hotDeals())}
    />
  )
}
