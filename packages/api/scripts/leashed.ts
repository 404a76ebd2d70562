import type { ChildProcess } from 'node:child_process'

/** What a child of a starting process is started with, beside an `ipc` channel: it then ends when that process does. */
export const leash = ['--import', new URL('./leash.ts', import.meta.url).href]

/** Of itself, or by a signal, which leaves no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
