import { type Member, memberCalls } from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'

/** What the signed-in account is to this market: refused with 404 before a foreign server, which is not asked. */
export const memberRead: Read<Member> = {
  key: ownKey('member'),
  ask: (client) => memberCalls(client.call).getMember(),
}
