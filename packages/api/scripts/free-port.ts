import { createServer } from 'node:net'

/** Where nobody listens just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Before anything is started that would have to be stopped again. */
export async function requireFree(port: number, variable: string): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} must be a whole number from 0 to 65535.`)
  }
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (!isFree) {
    throw new Error(`Port ${port} is taken by another program: stop it, or choose another with ${variable}.`)
  }
}
