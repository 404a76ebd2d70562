import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from './leashed.ts'

type Options = {
  child: ChildProcess
  /** As a sentence begins with it: "The server". */
  name: string
  /** How long it may take. */
  seconds?: number
  /** Ends the wait. */
  signal?: AbortSignal | undefined
}

/** A probe that gets no answer must not be waited for without end. */
const probeMs = 10_000

/** Waits until the address answers with success. Stops the process if that fails. */
export async function waitUntilReady(url: string, { child, name, seconds = 180, signal }: Options): Promise<void> {
  const deadline = AbortSignal.timeout(seconds * 1000)
  const end = signal ? AbortSignal.any([deadline, signal]) : deadline
  try {
    while (!(await isReady(url, end))) {
      signal?.throwIfAborted()
      if (deadline.aborted) throw new Error(`${name} did not answer at ${url} within ${seconds} s.`)
      if (hasEnded(child)) throw new Error(`${name} did not start. Its message is above.`)
      await pause(50)
    }
  } catch (error) {
    if (!hasEnded(child)) child.kill('SIGTERM')
    throw error
  }
}

function isReady(url: string, end: AbortSignal): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.any([end, AbortSignal.timeout(probeMs)]) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}

/** All parts listen on this machine. A proxy that is set for the internet would be asked for them too. */
export function bypassProxyOnLoopback(env: NodeJS.ProcessEnv): void {
  const name = env.no_proxy === undefined ? 'NO_PROXY' : 'no_proxy'
  env[name] = [env[name], '127.0.0.1', 'localhost', '::1'].filter(Boolean).join(',')
}
