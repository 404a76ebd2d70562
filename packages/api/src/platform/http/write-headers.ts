import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../api-error.ts'
import type { Caller } from '../auth/caller.ts'
import { invalid } from './validate.ts'

/** Tells in the headers what a write has led to. */
export function tellWritten(
  reply: FastifyReply,
  { catalogueVersion, replayed }: { catalogueVersion: number; replayed?: boolean },
) {
  reply.header('catalogue-version', String(catalogueVersion))
  if (replayed) reply.header('idempotent-replayed', 'true')
}

/** The version that an act answers. Without one the caller would act on whatever is there by now. */
export function versionNamed(request: FastifyRequest, otherwise?: string): number {
  const version = versionAsked(request, otherwise)
  if (version === undefined) throw invalid({ 'If-Match': 'Send the version you read.' })
  return version
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
