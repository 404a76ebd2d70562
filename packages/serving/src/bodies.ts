import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { arrivalLimit } from './body-timeouts.ts'

/** Requests whose sender waits with the body until the server asks for it. */
const awaitingContinue = new WeakSet<IncomingMessage>()

/** Whether the sender announces more bytes than this. A body without a length is counted while it is read. */
export const announcesMoreThan = (bytes: number, { headers }: FastifyRequest) =>
  Number(headers['content-length']) > bytes

/**
 * Answers whoever is still sending when the rest has been read: with a connection that ends before, the answer would be
 * lost. A rest that takes longer than an ordinary request is not read to its end, because it may have none.
 */
export function afterBody({ raw }: FastifyRequest, answer: () => void) {
  if (raw.complete || awaitingContinue.has(raw)) return answer()
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

/**
 * Asks for the body of a request with `Expect: 100-continue` only when the body is read. A request that is refused before
 * that, because of its length or its session, is answered at once and its sender sends nothing.
 */
export function requestBodies(server: Server) {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const read = request._read
    awaitingContinue.add(request)
    request._read = (size) => {
      request._read = read
      awaitingContinue.delete(request)
      // Node also reads the rest of what has been answered.
      if (!response.headersSent) response.writeContinue()
      request._read(size)
    }
    server.emit('request', request, response)
  })
}
