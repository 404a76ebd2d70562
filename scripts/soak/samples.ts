import { handlesOf, memoryOf } from '../attack/memory.ts'

export type Sample = { at: number; megabytes: number; handles: number | null }
type Pids = { app: () => number; api: () => number }

type Measure = 'megabytes' | 'handles'

/** How much more the last quarter may use than the second one. */
const mayGrow: Record<Measure, number> = { megabytes: 32, handles: 40 }

/**
 * Every process grows in its first minute, while its code is compiled and V8 sizes its heap. In a run of this length that
 * ends before the second quarter.
 */
const shortestMs = 4 * 60_000

/** How much more a process uses in the last quarter than in the second. `null` if it ran too short a time. */
export function growthOf(samples: readonly Sample[], of: Measure): number | null {
  if ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0) < shortestMs) return null
  const values = samples.map((sample) => sample[of] ?? 0)
  const quarter = Math.floor(values.length / 4)
  return median(values.slice(-quarter)) - median(values.slice(quarter, 2 * quarter))
}

/** Samples of the processes over time. The api's start again with each restart. */
export function createSamples(pids: Pids) {
  const all: { app: Sample[]; api: Sample[] } = { app: [], api: [] }

  function take() {
    for (const part of ['app', 'api'] as const) {
      try {
        const pid = pids[part]()
        all[part].push({ at: Date.now(), megabytes: Math.round(memoryOf(pid) / 1024 / 1024), handles: handlesOf(pid) })
      } catch {
        // The process is restarting.
      }
    }
  }

  const growth = (part: 'app' | 'api', of: Measure) => growthOf(all[part], of)

  return {
    take,
    restart() {
      all.api.length = 0
    },
    problems() {
      return (['app', 'api'] as const).flatMap((part) =>
        (['megabytes', 'handles'] as const)
          .filter((of) => (growth(part, of) ?? 0) > mayGrow[of])
          .map((of) => `The ${part} holds ${growth(part, of)} ${of} more in the last quarter than in the second`),
      )
    },
    table: () =>
      (['app', 'api'] as const)
        .map((part) => {
          const valuesOf = (of: Measure) => all[part].map((sample) => sample[of] ?? 0)
          const [megabytes, handles] = [valuesOf('megabytes'), valuesOf('handles')]
          const note = growth(part, 'megabytes') === null ? ' (ran for too short a time to show whether it grows)' : ''
          return `${part}: ${megabytes[0]} MB at first, ${median(megabytes)} in the middle, ${megabytes.at(-1)} at the end; handles ${handles[0]}, ${median(handles)}, ${handles.at(-1)}${note}`
        })
        .join('\n'),
  }
}

function median(numbers: number[]) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
