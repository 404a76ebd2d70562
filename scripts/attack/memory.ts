import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'

/** The resident memory of a process in bytes. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}

/** The number of open files and sockets, or `null` on systems that do not report it. */
export function handlesOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}

/** Opens an inspector port on loopback for `liveMemory`. */
export const inspectFlags = (port: number) => `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`

/** The live memory of a process in bytes, after a garbage collection. */
export async function liveMemory(port: number): Promise<number> {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  try {
    await once(socket, 'open')
    await ask(socket, 'HeapProfiler.collectGarbage')
    const expression = 'process.memoryUsage()'
    const { result } = await ask(socket, 'Runtime.evaluate', { expression, returnByValue: true })
    return result.value.heapUsed + result.value.external
  } finally {
    socket.close()
  }
}

/** Sends one call at a time, so that the next message is its answer. */
async function ask(socket: WebSocket, method: string, params = {}) {
  const answer = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method, params }))
  const [{ data }] = await answer
  return JSON.parse(data).result
}
