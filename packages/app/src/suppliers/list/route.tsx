import { usePaged } from '../../session/usePaged.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { supplierQueries } from '../queries.ts'
import { SuppliersPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(supplierQueries.suppliers())
  return null
}

export function Component() {
  return <SuppliersPage suppliers={usePaged(supplierQueries.suppliers())} />
}
