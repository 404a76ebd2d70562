import { queries } from '../../platform/queries.ts'
import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(queries.categories())
  // The answer to the categories already shows whether the server is ours, so this sends no request.
  await visit.data.prime(isOursQuery)
}

export function Component() {
  return <AllCategoriesPage categories={useQuery(queries.categories())} hasSuppliers={useIsOurs()} />
}
