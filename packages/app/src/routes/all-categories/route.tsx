import { reads } from '../../data/reads.ts'
import { useRead } from '../../data/useRead.ts'
import type { LoaderArgs } from '../../visit.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(reads.categories())
  return null
}

export function Component() {
  return <AllCategoriesPage categories={useRead(reads.categories())} />
}
