import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a child of a starting process is started with, beside an `ipc` channel: it then ends when that process does. */
export const leash = ['--import', new URL('./leash.ts', import.meta.url).href]

/** Of itself, or by a signal, which leaves no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Resolves with a sentence when a child ends, unless it is being stopped then. */
export async function waitForUnexpectedExit(
  name: string,
  child: ChildProcess,
  isStopping: () => boolean,
): Promise<string> {
  if (!hasEnded(child)) await once(child, 'exit')
  if (isStopping()) return new Promise<never>(() => {})
  return `${name} ended by itself with ${child.signalCode ?? child.exitCode}.`
}
