// Encodes pictures in a process of its own with a low priority: a hostile picture can break only this process.
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { encodePicture, NoPicture } from './encode.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// A picture may need a gigabyte. If the machine has no more, Linux ends this process, and not the api or the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system, or a sandbox without it.
}

/** Processor time, which does not depend on other programs. */
const processorMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return Math.ceil((user + system) / 1000)
}

/** The limit of processor time for one picture. */
const limitMs = Number(process.argv[2])

process.on('message', (bytes: Uint8Array) => {
  const start = process.cpuUsage()
  const send = (result: object) => process.send?.({ ...result, ms: processorMs(start) })
  const watch = setInterval(() => processorMs(start) > limitMs && send({ tooSlow: true }), 100)
  encodePicture(bytes)
    .then(
      (encoded) => send({ encoded }),
      (error) => send(error instanceof NoPicture ? { problem: error.message } : { failure: String(error) }),
    )
    .finally(() => clearInterval(watch))
})
