import type { Visit } from '../session/visit.ts'

/** Resolves once it is known whether the server is ours, or cannot be: then it counts as a foreign one. */
export async function knowsServer({ client }: Visit) {
  await client.call.findOut().catch(() => {})
}
