import { queries } from '../../platform/queries.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { HomePage } from './page.tsx'

/** Home waits for what it shows. */
export async function loader({ visit }: LoaderArgs) {
  await Promise.all([
    visit.data.prime(queries.hotDeals()),
    visit.data.prime(queries.brands()),
    visit.data.prime(queries.categories()),
  ])
  return null
}

export function Component() {
  return (
    <HomePage
      categories={useQuery(queries.categories())}
      brands={useQuery(queries.brands())}
      hotDeals={useQuery(queries.hotDeals())}
    />
  )
}
