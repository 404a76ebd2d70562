// Classifies failed attempts to send an email. Only a refusal of the recipient or of the message is final. Time or an
// operator can fix everything else.
import { withoutEmails } from '../../../platform/http/answers/lines.ts'

/**
 * - `recipient`, `message`: refused permanently.
 * - `setup`: the login, the sender or the encryption. Every other email would fail in the same way.
 * - `connection`: the server cannot be reached, or it ended the connection during this email.
 * - `passing`: anything else.
 */
export type Fault = 'recipient' | 'message' | 'setup' | 'connection' | 'passing'

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string; syscall?: string }

const loginReplies = new Set([530, 534, 535, 538])
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG', 'EPROXY', 'EDNS'])
const connectionCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EPROTOCOL'])

/** Enhanced status codes (RFC 3463) of a refused sender. Servers also send them in the reply to the recipient. */
const ofSender = /^5\.1\.[78]$/
/** Missing authentication of the sender's domain (RFC 7372), or of the client. */
const ofAuthentication = /^5\.7\.([89]|1[0-4]|2[0-7])$/
/** A policy, perhaps against this recipient, against relaying or against us. */
const ofPolicy = /^5\.7\./

/** Many servers report a full mailbox as permanent, but its owner can empty it. */
const ofFullMailbox = /^5\.2\.2$/

export function faultOf(error: unknown): Fault {
  const { code = '', command = '', responseCode = 0, response = '', syscall } = error as SmtpError
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  if (setupCodes.has(code) || loginReplies.has(responseCode) || ofSender.test(status)) return 'setup'
  if (connectionCodes.has(code)) return 'connection'
  if (code === 'EMESSAGE') return messageFault(responseCode, status)
  if (code === 'EENVELOPE') return envelopeFault(error as Error, { command, responseCode, status })
  // A file could not be written.
  return syscall === undefined ? 'passing' : 'setup'
}

/** Without a reply, the message is larger than the server accepts. */
function messageFault(responseCode: number, status: string): Fault {
  if (ofAuthentication.test(status)) return 'setup'
  if (ofFullMailbox.test(status)) return 'passing'
  return responseCode === 0 || responseCode >= 500 ? 'message' : 'passing'
}

function envelopeFault(
  { message }: Error,
  { command, responseCode, status }: { command: string; responseCode: number; status: string },
): Fault {
  if (command === 'MAIL FROM' || message.startsWith('Invalid sender')) return 'setup'
  // The address names no server.
  if (command === 'API') return 'recipient'
  // RFC 5321 uses 552 for a full mailbox, but another status may override it.
  const isFull = ofFullMailbox.test(status) || (responseCode === 552 && status === '')
  return command === 'RCPT TO' && responseCode >= 500 && !ofPolicy.test(status) && !isFull ? 'recipient' : 'passing'
}

/** For the log, without the addresses that servers repeat in their replies. */
export function faultLine(error: unknown) {
  const { code, command, responseCode, response } = error as SmtpError
  const words = response || (error instanceof Error ? error.message : String(error))
  return { code, command, responseCode, reply: withoutEmails(words).slice(0, 300) }
}
