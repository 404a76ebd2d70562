import { useLocation, useNavigate } from 'react-router-dom'
import { memberLoader } from '../../session/memberLoader.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useTableColumns } from '../../session/useTableColumns.ts'
import { offerQueries } from '../queries.ts'
import { offersHref, offersIn } from './filter.ts'
import { OffersPage } from './page.tsx'

export const loader = memberLoader(({ prime, search }) => prime(offerQueries.list(offersIn(`?${search}`))))

export function Component() {
  const filter = offersIn(useLocation().search)
  const { widths, onWidthsChange } = useTableColumns('offers')
  const navigate = useNavigate()
  return (
    <OffersPage
      offers={usePaged(offerQueries.list(filter))}
      filter={filter}
      onFilterChange={(next) => void navigate(offersHref(next), { preventScrollReset: true })}
      columns={{ widths, onWidthsChange }}
    />
  )
}
