import { usePaged } from '../../session/usePaged.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { supplierQueries } from '../queries.ts'
import { SuppliersPage } from './page.tsx'

export const loader = ({ visit }: LoaderArgs) => visit.data.prime(supplierQueries.suppliers())

export function Component() {
  return <SuppliersPage suppliers={usePaged(supplierQueries.suppliers())} />
}
