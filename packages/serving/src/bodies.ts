import type { FastifyRequest } from 'fastify'

/**
 * Answers whoever is still sending when the rest has been read, for as long as a request may take: with a connection that
 * ends before, the answer would be lost.
 */
export function onceSent({ raw }: FastifyRequest, answer: () => void) {
  if (raw.complete) return answer()
  raw.resume().once('end', answer)
}
