import { prime } from '../../data/cache.ts'
import { reads } from '../../data/reads.ts'
import { useRead } from '../../data/useRead.ts'
import { HomePage } from './page.tsx'

/** Home waits for what it shows. */
export async function loader() {
  await Promise.all([prime(reads.hotDeals()), prime(reads.brands()), prime(reads.categories())])
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
