import { createClient } from '@arot/contract'
import { config } from '../config.ts'
import { idToken } from '../session/session.ts'

/** The one client of the app. */
export const client = createClient({ host: config.apiHost, token: () => idToken(), fetch: fetchRenewing })

/** A token that the server no longer takes is renewed once; if that is refused too, Firebase ends the session. */
async function fetchRenewing(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const headers = new Headers(init?.headers)
  if (response.status !== 401 || !headers.has('Authorization')) return response
  const renewed = await idToken({ isRenewed: true }).catch(() => null)
  if (!renewed) return response
  headers.set('Authorization', `Bearer ${renewed}`)
  return fetch(input, { ...init, headers })
}
