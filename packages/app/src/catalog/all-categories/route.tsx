import { hasSuppliers } from '../../platform/hasSuppliers.ts'
import { reads } from '../../platform/reads.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(reads.categories())
  // What answered has told whose server it is: nothing more is asked.
  await visit.data.prime(hasSuppliers)
  return null
}

export function Component() {
  return <AllCategoriesPage categories={useRead(reads.categories())} hasSuppliers={useRead(hasSuppliers).data} />
}
