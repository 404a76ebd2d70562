import { queries } from '../../platform/queries.ts'
import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(queries.categories())
  // The answer has shown whose server it is, so nothing more is loaded.
  await visit.data.prime(isOursQuery)
}

export function Component() {
  return <AllCategoriesPage categories={useQuery(queries.categories())} hasSuppliers={useIsOurs()} />
}
