import { hasSuppliers } from '../../platform/hasSuppliers.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AboutUsPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(hasSuppliers)
  return null
}

export function Component() {
  return <AboutUsPage hasSuppliers={useRead(hasSuppliers).data} />
}
