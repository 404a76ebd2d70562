import { type Member, memberCalls } from '@arot/contract'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

/** The account's role in this market. Fails with 404 on a foreign server, without a request. */
export const memberQuery: Query<Member> = {
  key: ownKey('member'),
  ask: (client) => memberCalls(client.call).getMember(),
}
