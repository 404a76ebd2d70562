import { memberOf } from './session.ts'
import { isOursQuery } from './useIsOurs.ts'
import type { LoaderArgs, Visit } from './visit.ts'

type MemberArgs = {
  visit: Visit
  /** The `:id` of the address. */
  id: string
  params: LoaderArgs['params']
  search: URLSearchParams
  prime: Visit['data']['prime']
}

/** The loader of a page for members. It loads nothing for a visitor, who is sent to the login. */
export function memberLoader(load: (args: MemberArgs) => Promise<unknown>) {
  return async ({ visit, params, request }: LoaderArgs) => {
    if (!memberOf(await visit.session.whenReady())) return null
    const { searchParams: search } = new URL(request.url)
    const { id = '' } = params
    const answer = await load({ visit, id, params, search, prime: visit.data.prime })
    return answer instanceof Response ? answer : null
  }
}

/** Resolves when it is known whether the server is ours. A server that does not answer counts as foreign. */
export async function primeIsOurs({ data }: Visit): Promise<boolean> {
  await data.prime(isOursQuery, { isAnew: true })
  return data.peek(isOursQuery) === true
}
