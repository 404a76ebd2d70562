import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Where nobody listens just now. The system gives ports from 32768 to connections and to servers that ask for any: one of
 * those could be taken before it is listened on.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Before anything is started that would have to be stopped again. */
export async function requireFree(port: number, variable: string): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} must be a whole number from 0 to 65535.`)
  }
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is in use by another program: stop it, or choose another with ${variable}.`)
  }
}
