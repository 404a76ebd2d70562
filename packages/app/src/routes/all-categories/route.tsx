import { prime } from '../../data/cache.ts'
import { reads } from '../../data/reads.ts'
import { useRead } from '../../data/useRead.ts'
import { AllCategoriesPage } from './page.tsx'

export async function loader() {
  await prime(reads.categories())
  return null
}

export function Component() {
  return <AllCategoriesPage categories={useRead(reads.categories())} />
}
