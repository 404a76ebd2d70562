import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers whoever is still sending when the rest has been read, for as long as a request may take: with a connection that
 * ends before, the answer would be lost.
 */
export function afterBody({ raw }: FastifyRequest, answer: () => void) {
  if (raw.complete) return answer()
  raw.resume().once('end', answer)
}

/** The same for a refusal, where the connection ends with it: because its sender wants it so, or has sent too much. */
export function refuseAfterBody(request: FastifyRequest, reply: FastifyReply, status: number, answer: () => void) {
  const isTooLarge = status === 413
  if (isTooLarge) reply.removeHeader('connection')
  if (isTooLarge || !reply.raw.shouldKeepAlive) afterBody(request, answer)
  else answer()
}
