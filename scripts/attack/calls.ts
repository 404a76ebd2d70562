import { bearer, type Person } from '../../packages/api/test/support/server.ts'

type Body = { insertedId: string; mainQuantity: number }

/** Sends requests with a JSON body as a person. */
export function callsTo(address: string) {
  async function send(by: Person, method: string, path: string, body?: object) {
    const headers = { ...bearer(by), ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  return {
    send,
    /** Throws if the request is refused. */
    async post(by: Person, path: string, body: object) {
      const answer = await send(by, 'POST', path, body)
      if (answer.status > 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}
