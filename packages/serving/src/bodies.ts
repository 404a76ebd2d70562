import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { arrivalLimit } from './body-timeouts.ts'

/** Requests whose client waits with the body until the server sends `100 Continue`. */
const awaitingContinue = new WeakSet<IncomingMessage>()

/** Whether `Content-Length` is above this. A body without a length is counted while it is read. */
export const announcesMoreThan = (bytes: number, { headers }: FastifyRequest) =>
  Number(headers['content-length']) > bytes

/**
 * Answers after the rest of the body was read: if the connection ended before, the client would lose the answer. It
 * reads no longer than an ordinary request may take, because the rest may have no end.
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

/** The same for a refusal, if the connection ends with it: the client wants it to end, or the body is too large. */
export function refuseAfterBody(request: FastifyRequest, reply: FastifyReply, status: number, answer: () => void) {
  const isTooLarge = status === 413
  if (isTooLarge) reply.removeHeader('connection')
  if (isTooLarge || !reply.raw.shouldKeepAlive) afterBody(request, answer)
  else answer()
}

/**
 * Sends `100 Continue` only when the body is read. A request that is refused before that, because of its length or its
 * session, gets its answer at once and sends no body.
 */
export function requestBodies(server: Server) {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const read = request._read
    awaitingContinue.add(request)
    request._read = (size) => {
      request._read = read
      awaitingContinue.delete(request)
      // Node also reads the rest of a body after the answer.
      if (!response.headersSent) response.writeContinue()
      request._read(size)
    }
    server.emit('request', request, response)
  })
}
