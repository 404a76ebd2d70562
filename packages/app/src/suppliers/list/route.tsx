import { useLocation, useNavigate } from 'react-router-dom'
import { changeAddress, wordsOf } from '../../catalog/listing/listAddress.ts'
import { usePaged } from '../../session/usePaged.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { supplierQueries } from '../queries.ts'
import { SuppliersPage } from './page.tsx'

export const loader = ({ visit, request }: LoaderArgs) =>
  visit.data.prime(supplierQueries.suppliers({ q: wordsOf(new URL(request.url).searchParams) }))

export function Component() {
  const address = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const q = wordsOf(address)
  return (
    <SuppliersPage
      suppliers={usePaged(supplierQueries.suppliers({ q }))}
      q={q}
      onSearch={(words) => void navigate({ search: `${changeAddress(address, { q: words })}` })}
    />
  )
}
