import { reads } from '../platform/reads.ts'
import { useRead } from '../session/useRead.ts'
import type { User } from '../session/user.ts'

/** How many items are in the cart of who is here. */
export function useCartCount(member: User | null) {
  return useRead(member && reads.cart(member.email)).data?.length
}
