import { useLocation, useNavigate } from 'react-router-dom'
import { memberOf } from '../../session/session.ts'
import { usePaged } from '../../session/usePaged.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { offerQueries } from '../queries.ts'
import { offersHref, offersIn } from './filter.ts'
import { OffersPage } from './page.tsx'

export async function loader({ visit, request }: LoaderArgs) {
  if (!memberOf(await visit.session.whenReady())) return null
  await visit.data.prime(offerQueries.list(offersIn(new URL(request.url).search)))
  return null
}

export function Component() {
  const filter = offersIn(useLocation().search)
  const navigate = useNavigate()
  return (
    <OffersPage
      offers={usePaged(offerQueries.list(filter))}
      filter={filter}
      onFilterChange={(next) => void navigate(offersHref(next), { preventScrollReset: true })}
    />
  )
}
