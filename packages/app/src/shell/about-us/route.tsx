import { hasSuppliers } from '../../platform/hasSuppliers.ts'
import { useQuery } from '../../session/useQuery.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AboutUsPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(hasSuppliers)
  return null
}

export function Component() {
  return <AboutUsPage hasSuppliers={useQuery(hasSuppliers).data} />
}
