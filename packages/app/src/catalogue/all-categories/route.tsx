import { reads } from '../../platform/reads.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(reads.categories())
  return null
}

export function Component() {
  return <AllCategoriesPage categories={useRead(reads.categories())} />
}
