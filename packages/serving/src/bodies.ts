import type { FastifyReply, FastifyRequest } from 'fastify'
import { arrivalLimit } from './arriving.ts'

/**
 * Answers whoever is still sending when the rest has been read: with a connection that ends before, the answer would be
 * lost. A rest that takes longer than an ordinary request is not read to its end, because it may have none.
 */
export function afterBody({ raw }: FastifyRequest, answer: () => void) {
  if (raw.complete) return answer()
  const stop = () => {
    clearTimeout(timer)
    raw.off('end', finish).off('close', stop)
  }
  const finish = () => {
    stop()
    answer()
  }
  const timer = setTimeout(finish, arrivalLimit(raw))
  raw.resume().once('end', finish).once('close', stop)
}

/** The same for a refusal, where the connection ends with it: because its sender wants it so, or has sent too much. */
export function refuseAfterBody(request: FastifyRequest, reply: FastifyReply, status: number, answer: () => void) {
  const isTooLarge = status === 413
  if (isTooLarge) reply.removeHeader('connection')
  if (isTooLarge || !reply.raw.shouldKeepAlive) afterBody(request, answer)
  else answer()
}
