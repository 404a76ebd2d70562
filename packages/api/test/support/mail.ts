import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openPost, type Post, type PostOptions } from '../../src/modules/notifications/email/transport.ts'

export const sender: PostOptions = {
  from: 'Arot <notices@arot.example>',
  appUrl: 'https://market.example',
  currency: 'USD',
  brandName: 'Arot',
  folder: '',
}

/** Accepts every email and sends none. */
export const nowhere: Post = {
  send: async () => {},
  isReachable: async () => true,
  discard: async () => {},
  close: () => {},
}

/** The error for an answer of a mail server. */
export const reply = (responseCode: number, words = 'No') => Object.assign(new Error(words), { responseCode })

/** A mail server on loopback, without encryption, until the end of the test. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const messages: string[] = []
  const logins: string[] = []
  const smtp = new SMTPServer({
    closeTimeout: 50,
    disabledCommands: options.onAuth ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => done(null, void messages.push(text) as never))
    },
    ...options,
    ...(options.onAuth && {
      allowInsecureAuth: true,
      onAuth(auth, session, done) {
        logins.push(auth.username ?? '')
        options.onAuth?.call(smtp, auth, session, done)
      },
    }),
  })
  smtp.on('error', () => {})
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
  const { port } = smtp.server.address() as { port: number }
  return {
    messages,
    logins,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Closes all open connections. */
    disconnect: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends emails to that address until the end of the test. */
export function postTo(smtpUrl: string, more: Partial<PostOptions> = {}) {
  const post = openPost({ ...sender, ...more, smtpUrl })
  onTestFinished(() => post.close())
  return post
}
