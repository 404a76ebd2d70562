import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid } from '../http/validate.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../session/caller.ts'
import type { Key } from '../stores/keys.ts'

/** The Idempotency-Key of a request with the hash of what it asks for: its body, or what of it has an effect. */
export function keyOf(request: FastifyRequest, effective: unknown = request.body): Key | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Must be 1 to 255 visible ASCII characters.' })
  }
  const asked = `${request.method} ${request.url}\n${JSON.stringify(effective)}`
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64url') }
}

/** Tells in the headers what a write has led to. */
export function tellWritten(
  reply: FastifyReply,
  { catalogueVersion, replayed }: { catalogueVersion: number; replayed?: boolean },
) {
  reply.header('catalogue-version', String(catalogueVersion))
  if (replayed) reply.header('idempotent-replayed', 'true')
}

/** A path that carries an e-mail answers its owner alone. */
export function requireOwnEmail(caller: Caller, email: string) {
  const plain = (told: string) => told.normalize('NFC').toLowerCase()
  if (plain(caller.email) !== plain(email)) throw new Refusal('forbidden')
}

/**
 * The version that is meant, as `If-Match: "3"`; `*` is any. Another tag cannot match what is ours. A weak
 * one can: proxies that compress make ours weak, and it is a number that is meant, not bytes.
 */
export function versionAsked({ headers }: FastifyRequest, otherwise?: string): number | undefined {
  const told = headers['if-match']
  if (told === undefined || told.trim() === '*') return undefined
  const version = told.match(/^(?:W\/)?"(0|[1-9]\d{0,8})"$/)?.[1]
  if (version === undefined) throw new Refusal('version_mismatch', undefined, otherwise)
  return Number(version)
}
