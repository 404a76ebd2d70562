import { freePort, requireFree } from './free-port.ts'

const defaults = { app: 3000, api: 4000, auth: 9099 }

export type Ports = typeof defaults

const variable = (name: keyof Ports) => `${name.toUpperCase()}_PORT`

/** Where each part listens: `APP_PORT`, `API_PORT` and `AUTH_PORT` move them. A server that is started alone takes `PORT`. */
export function readPorts(env: Record<string, string | undefined>): Ports {
  const ports = { ...defaults }
  for (const name of Object.keys(defaults) as (keyof Ports)[]) {
    const value = env[variable(name)]
    const port = value ? Number(value) : defaults[name]
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${variable(name)} is “${value}”, but must be a port from 1 to 65535.`)
    }
    ports[name] = port
  }
  return ports
}

/** Where nobody listens just now: for a stack beside others. */
export async function freePorts(): Promise<Ports> {
  return { app: await freePort(), api: await freePort(), auth: await freePort() }
}

/** All of them, before anything is started that would have to be stopped again. */
export async function requireUsable(ports: Ports): Promise<void> {
  for (const name of Object.keys(ports) as (keyof Ports)[]) {
    await requireFree(ports[name], variable(name))
    await requireNotBlocked(ports[name], variable(name))
  }
}

/** Browsers and Node’s `fetch` refuse the ports of some other protocols: the list is in the Fetch standard. */
async function requireNotBlocked(port: number, name: string): Promise<void> {
  const cause = await fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause)
  if (cause?.message !== 'bad port') return
  throw new Error(`Browsers refuse port ${port}, which belongs to another protocol: choose another with ${name}.`)
}
