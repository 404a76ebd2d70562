import { queries } from '../platform/queries.ts'
import { useQuery } from '../session/useQuery.ts'
import type { User } from '../session/user.ts'

/** How many items are in the cart of who is here. */
export function useCartCount(member: User | null) {
  return useQuery(member && queries.cart(member.email)).data?.length
}
