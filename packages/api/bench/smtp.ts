// A mail server on loopback that accepts every email, in its own process. It sends its port first, then, when asked, how many
// it received.
import { SMTPServer } from 'smtp-server'

let received = 0
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().once('end', () => {
      received += 1
      done(null)
    })
  },
})
smtp.on('error', () => {})
smtp.listen(0, '127.0.0.1', () => {
  const { port } = smtp.server.address() as { port: number }
  process.stdout.write(`${port}\n`)
})
process.on('message', () => process.send?.(received))
