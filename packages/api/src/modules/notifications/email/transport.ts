import { createTransport } from 'nodemailer'
import type { Email } from '../email-outbox.store.ts'
import { compose, type Sender } from './compose.ts'
import { emailFiles } from './email-files.ts'

export type Post = {
  /** Sends an email. Resolves when the mail server has accepted it. */
  send: (email: Email) => Promise<void>
  /** Whether the mail server can be reached and accepts the login. */
  isReachable: () => Promise<boolean>
  /** Removes an email whose recipient or subject was erased while it was sent. */
  discard: (email: Email) => Promise<void>
  close: () => void
}

export type PostOptions = Sender & {
  /** URL of the mail server. Without it, emails are written as files to a folder. */
  smtpUrl?: string | undefined
  folder: string
}

export const openPost = (options: PostOptions) =>
  options.smtpUrl ? toServer(options.smtpUrl, options) : toFiles(options)

/** Must be shorter than the lease, so that no two processes send the same email. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function toServer(url: string, sender: Sender): Post {
  const transport = createTransport({ ...limits, url, requireTLS: needsTls(url), pool: true, maxConnections: 3 })
  return {
    send: async (email) => void (await transport.sendMail(compose(email, sender))),
    isReachable: () => transport.verify().catch(() => false),
    // A sent email cannot be removed.
    discard: async () => {},
    close: () => transport.close(),
  }
}

/**
 * Requires encryption before a password leaves this machine. Otherwise an attacker who removes STARTTLS from the
 * server's greeting would get it.
 */
function needsTls(url: string) {
  const { protocol, username, password, hostname } = new URL(url)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
  return protocol === 'smtp:' && `${username}${password}` !== '' && !isLoopback
}

function toFiles({ folder, ...sender }: PostOptions): Post {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const files = emailFiles(folder)
  return {
    async send(email) {
      const { message } = await transport.sendMail(compose(email, sender))
      await files.write(email.id, message as Buffer)
    },
    isReachable: async () => true,
    discard: ({ id }) => files.remove([id]),
    close: () => transport.close(),
  }
}
