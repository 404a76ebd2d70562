// A queue for heavy requests is shared by the addresses of its clients.
import { expect, test } from 'vitest'
import { createFairQueue } from '../../src/platform/http/fair-queue.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** A queue whose requests end one by one, when the test says so. */
function queueOf(mostWaiting: number) {
  const queue = createFairQueue({ atOnce: 1, mostWaiting, busy: () => new Error('busy') })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const never = new AbortController().signal
  function add(address: string, name: string, signal = never) {
    const work = async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    }
    return queue.add(address, work, signal).catch(({ message }) => message)
  }
  async function finishAll() {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settle()
    }
  }
  return { add, begun, finishAll, waiting: queue.waiting }
}

test('the first request of an address runs before the second of another one', async () => {
  const { add, begun, finishAll } = queueOf(12)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  void add('b', 'b1')
  void add('b', 'b2')
  void add('c', 'c1')
  await finishAll()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one address gets half of the waiting places, however often it tries', async () => {
  const { add, begun, finishAll, waiting } = queueOf(4)
  const answers = Array.from({ length: 20 }, (_, place) => add('a', `a${place}`))
  expect(waiting()).toBe(2)
  const others = ['b', 'c', 'd'].map((address) => add(address, address))
  await finishAll()
  expect((await Promise.all(answers)).filter((answer) => answer === 'busy')).toHaveLength(17)
  expect(await Promise.all(others)).toEqual(['b', 'c', 'busy'])
  expect(begun).toHaveLength(5)
})

test('a request that gives up leaves its place to its address', async () => {
  const { add, finishAll, waiting } = queueOf(2)
  const leaving = new AbortController()
  const running = add('a', 'a1')
  const left = add('a', 'a2', leaving.signal)
  expect(await add('a', 'a3')).toBe('busy')
  leaving.abort(new Error('left'))
  expect(await left).toBe('left')
  const next = add('a', 'a4')
  expect(waiting()).toBe(1)
  await finishAll()
  expect(await Promise.all([running, next])).toEqual(['a1', 'a4'])
})
