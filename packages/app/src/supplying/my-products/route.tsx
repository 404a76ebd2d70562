import { Navigate, replace, useLocation } from 'react-router-dom'
import { loadParts } from '../../catalogue/listing/parts.ts'
import { useListAddress } from '../../catalogue/listing/useListAddress.ts'
import { reads } from '../../platform/reads.ts'
import { myProductsHref } from '../../routes.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { MyProductsPage } from './page.tsx'

/** The address says whose products these are; another one's e-mail in it is replaced by one's own. */
export async function loader({ visit, request }: LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const parts = loadParts(search)
  const member = memberOf(await visit.session.whenKnown())
  if (!member) return null
  if (searchParams.get('email') !== member.email) return replace(myProductsHref(member.email))
  await Promise.all([visit.data.prime(reads.myProducts(member.email)), parts])
  return null
}

export function Component() {
  const session = useSession()
  const { search } = useLocation()
  const member = memberOf(session)
  const address = useListAddress()
  const products = useRead(member && reads.myProducts(member.email))
  if (member && new URLSearchParams(search).get('email') !== member.email) {
    return <Navigate to={myProductsHref(member.email)} replace />
  }
  return <MyProductsPage products={products} address={address} />
}
