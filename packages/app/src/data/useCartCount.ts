import type { User } from '../session/session.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** How many items are in the cart of who is here. */
export function useCartCount(member: User | null) {
  return useRead(member && reads.cart(member.email)).data?.length
}
