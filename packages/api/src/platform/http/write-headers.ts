import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../api-problem.ts'
import type { Caller } from '../auth/caller.ts'
import { invalid } from './validate.ts'

/** Sets the headers of a write: the catalogue version, and whether the answer was repeated for its key. */
export function setWriteHeaders(
  reply: FastifyReply,
  { catalogueVersion, replayed }: { catalogueVersion: number; replayed?: boolean },
) {
  reply.header('catalogue-version', String(catalogueVersion))
  if (replayed) reply.header('idempotent-replayed', 'true')
}

/**
 * The version in `If-Match`, which is required. Without it the caller might change a version that they have not seen.
 */
export function requireIfMatch(request: FastifyRequest, otherwise?: string): number {
  const version = readIfMatch(request, otherwise)
  if (version === undefined) throw invalid({ 'If-Match': 'Send the version you read.' })
  return version
}

/** Only the owner of the email in a path gets an answer. */
export function requireOwnEmail(caller: Caller, email: string) {
  const plain = (text: string) => text.normalize('NFC').toLowerCase()
  if (plain(caller.email) !== plain(email)) throw new ApiProblem('forbidden')
}

/**
 * Reads `If-Match: "3"`; `*` and a missing header mean any version. Weak tags are accepted, because proxies that compress
 * weaken ours. Throws `version_mismatch` for a tag that is not one of ours.
 */
export function readIfMatch({ headers }: FastifyRequest, otherwise?: string): number | undefined {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return undefined
  const version = header.match(/^(?:W\/)?"(0|[1-9]\d{0,8})"$/)?.[1]
  if (version === undefined) throw new ApiProblem('version_mismatch', undefined, otherwise)
  return Number(version)
}
