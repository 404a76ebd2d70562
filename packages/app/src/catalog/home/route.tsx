import { reads } from '../../platform/reads.ts'
import { useRead } from '../../session/useRead.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { HomePage } from './page.tsx'

/** Home waits for what it shows. */
export async function loader({ visit }: LoaderArgs) {
  await Promise.all([
    visit.data.prime(reads.hotDeals()),
    visit.data.prime(reads.brands()),
    visit.data.prime(reads.categories()),
  ])
  return null
}

export function Component() {
  return (
    <HomePage
      categories={useRead(reads.categories())}
      brands={useRead(reads.brands())}
      hotDeals={useRead(reads.hotDeals())}
    />
  )
}
