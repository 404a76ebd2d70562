import { handlesOf, memoryOf } from '../attack/memory.ts'

type Sample = { megabytes: number; handles: number | null }
type Pids = { app: () => number; api: () => number }

/** How much more the last quarter may hold than the one before the middle: caches fill, and then stay. */
const mayGrow = { megabytes: 32, handles: 40 }

/** What the processes hold while time goes by. The api's begin anew with each restart. */
export function createSamples(pids: Pids) {
  const all: { app: Sample[]; api: Sample[] } = { app: [], api: [] }

  function take() {
    for (const part of ['app', 'api'] as const) {
      try {
        const pid = pids[part]()
        all[part].push({ megabytes: Math.round(memoryOf(pid) / 1024 / 1024), handles: handlesOf(pid) })
      } catch {
        // It is being started again.
      }
    }
  }

  function growth(part: 'app' | 'api', of: keyof Sample) {
    const samples = all[part].map((sample) => sample[of] ?? 0)
    const quarter = Math.floor(samples.length / 4)
    return median(samples.slice(-quarter)) - median(samples.slice(quarter, 2 * quarter))
  }

  return {
    take,
    restarted() {
      all.api.length = 0
    },
    problems() {
      return (['app', 'api'] as const).flatMap((part) =>
        (['megabytes', 'handles'] as const)
          .filter((of) => growth(part, of) > mayGrow[of])
          .map((of) => `The ${part} holds ${growth(part, of)} ${of} more in the last quarter than in the second`),
      )
    },
    table: () =>
      (['app', 'api'] as const)
        .map((part) => {
          const told = (of: keyof Sample) => all[part].map((sample) => sample[of] ?? 0)
          const [megabytes, handles] = [told('megabytes'), told('handles')]
          return `${part}: ${megabytes[0]} MB at first, ${median(megabytes)} in the middle, ${megabytes.at(-1)} at the end; handles ${handles[0]}, ${median(handles)}, ${handles.at(-1)}`
        })
        .join('\n'),
  }
}

function median(numbers: number[]) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
