// Long work yields to other requests, and several long works share their time.
import { expect, test } from 'vitest'
import type { Queries } from '../../src/platform/db/database.ts'
import { yieldBetween } from '../../src/platform/db/yielding.ts'
import { createYielder } from '../../src/platform/yielder.ts'

/** Takes longer than one slice. */
function busy() {
  const began = performance.now()
  while (performance.now() - began < 11);
}

/** Counts the ticks of the event loop during `work`, and returns the ticks in which a slice began. */
async function loopTicksOf(work: (begin: () => void) => Promise<unknown>) {
  const ticks: number[] = []
  let [turn, isOver] = [0, false]
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work(() => ticks.push(turn)).finally(() => {
    isOver = true
  })
  return ticks
}

test('work of any length yields after each slice', async () => {
  const ticks = await loopTicksOf(async (begin) => {
    const yieldIfDue = createYielder()
    for (let item = 0; item < 5; item += 1) {
      begin()
      busy()
      await yieldIfDue()
    }
  })
  expect(new Set(ticks).size).toBe(5)
})

test('several works run one slice each in turn, and none is left out', async () => {
  const order: number[] = []
  const ticks = await loopTicksOf((begin) =>
    Promise.all(
      [0, 1, 2].map(async (work) => {
        const yieldIfDue = createYielder()
        busy()
        for (let slice = 0; slice < 3; slice += 1) {
          await yieldIfDue()
          begin()
          order.push(work)
          busy()
        }
      }),
    ),
  )
  expect(new Set(ticks).size).toBe(9)
  expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
})

test('statements of the embedded database yield in between', async () => {
  const ticks = await loopTicksOf(async (begin) => {
    const query: Queries['query'] = async () => {
      begin()
      busy()
      return []
    }
    const queries = yieldBetween({ query })
    for (let statement = 0; statement < 5; statement += 1) await queries.query('SELECT 1')
  })
  expect(new Set(ticks).size).toBe(5)
})
