import { isOursQuery, useIsOurs } from '../../session/useIsOurs.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AboutUsPage } from './page.tsx'

export const loader = ({ visit }: LoaderArgs) => visit.data.prime(isOursQuery)

export function Component() {
  return <AboutUsPage hasSuppliers={useIsOurs()} />
}
