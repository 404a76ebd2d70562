import { isOursQuery } from '../../platform/server.ts'
import { useIsOurs } from '../../session/useIsOurs.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { AboutUsPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  await visit.data.prime(isOursQuery)
  return null
}

export function Component() {
  return <AboutUsPage hasSuppliers={useIsOurs()} />
}
