import { workspaceCalls } from '@arot/contract'
import { Navigate, replace, useLocation } from 'react-router-dom'
import { viewOf } from '../../catalog/listing/listAddress.ts'
import { loadParts } from '../../catalog/listing/parts.ts'
import { useListAddress } from '../../catalog/listing/useListAddress.ts'
import { queries } from '../../platform/queries.ts'
import { saveAs } from '../../platform/saveAs.ts'
import { paths } from '../../routes.ts'
import { primeIsOurs } from '../../session/memberLoader.ts'
import { memberOf } from '../../session/session.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useMember } from '../../session/useSession.ts'
import { useTableColumns } from '../../session/useTableColumns.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { useOwnCells } from '../useOwnCells.ts'
import { MyProductsPage, OwnTable } from './page.tsx'

/** The address has the owner's email. Another member's email is replaced by the reader's own. */
export async function loader({ visit, request }: LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const parts = loadParts(search)
  const member = memberOf(await visit.session.whenReady())
  if (!member) return null
  if (searchParams.get('email') !== member.email) return replace(ownHref(searchParams, member.email))
  const [, , isOurs] = await Promise.all([
    visit.data.prime(queries.myProducts(member.email)),
    parts,
    primeIsOurs(visit),
  ])
  if (isOurs && viewOf(searchParams) === 'table') await OwnTable.load()
  return null
}

export function Component() {
  const { client, language } = useVisit()
  const { search } = useLocation()
  const member = useMember()
  const isOurs = useIsOurs()
  const address = useListAddress()
  const onChangeCells = useOwnCells(member?.email ?? '')
  const columns = useTableColumns('products')
  const products = useQuery(member && queries.myProducts(member.email))
  const params = new URLSearchParams(search)
  if (member && params.get('email') !== member.email) {
    return <Navigate to={ownHref(params, member.email)} replace />
  }
  const workspace = member && isOurs ? { onChangeCells, onExport, ...columns } : undefined

  async function onExport() {
    saveAs(await workspaceCalls(client.call).exportProducts({ language }), 'products.csv')
  }

  return <MyProductsPage products={products} address={address} workspace={workspace} />
}

/** Keeps the other parameters: a link to the table leads to the table. */
function ownHref(params: URLSearchParams, email: string) {
  const own = new URLSearchParams(params)
  own.set('email', email)
  return `${paths.myProducts}?${own}`
}
