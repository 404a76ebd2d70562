// The encoder is fair: many pictures of one account delay another account by at most one of them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBudget } from '@arot/serving/rate-limits'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFairQueue } from '../../src/modules/media/encode-queue.ts'
import { createEncoder } from '../../src/modules/media/encoder.ts'
import { halves } from '../support/pictures.ts'

const encoder = createEncoder({ mostEach: 3, mostWaiting: 4 })
afterAll(() => encoder.close())

const staying = new AbortController().signal
const outcomeOf = (encoding: Promise<unknown>) =>
  encoding.then(
    () => 'kept',
    (error) => String(error.message),
  )

describe('pictures in the queue', () => {
  test('are encoded in turn by account, without those of a client that disconnected', async () => {
    const small = await halves(40, 40).png().toBuffer()
    const order: string[] = []
    const leaving = new AbortController()
    const send = (owner: string, name: string, signal = staying) =>
      outcomeOf(encoder.encode(small, owner, signal)).then((outcome) => {
        if (outcome === 'kept') order.push(name)
        return outcome
      })
    const sent = [
      send('many', 'first of many'),
      send('many', 'second of many'),
      send('many', 'one of who leaves', leaving.signal),
      send('many', 'third of many'),
      send('few', 'the only one'),
    ]
    leaving.abort(new Error('left'))
    expect(await Promise.all(sent)).toEqual(['kept', 'kept', 'left', 'kept', 'kept'])
    expect(order).toEqual(['first of many', 'the only one', 'second of many', 'third of many'])
  })

  test('are limited by account and in total, and the last of the account with the most is refused', async () => {
    const small = await halves(40, 40).png().toBuffer()
    const busy = 'Too many pictures are being uploaded. Try again in 2 s.'
    const send = (owner: string) => outcomeOf(encoder.encode(small, owner, staying))
    const many = [1, 2, 3, 4, 5].map(() => send('many'))
    const others = ['one', 'two'].map(send)
    expect(await Promise.all(many)).toEqual(['kept', 'kept', 'kept', busy, busy])
    expect(await Promise.all(others)).toEqual(['kept', 'kept'])
  })
})

test('an account over its encoder time is refused, others are served', async () => {
  const thrifty = createEncoder({ budget: createBudget(1) })
  onTestFinished(() => thrifty.close())
  const small = await halves(40, 40).png().toBuffer()
  const send = (owner: string) => outcomeOf(thrifty.encode(small, owner, staying))
  const wait = expect.stringMatching(/^Your pictures took too much processing time\. Try again in \d+ s\.$/)
  expect(await Promise.all([send('many'), send('many'), send('many'), send('few')])).toEqual([
    'kept',
    wait,
    wait,
    'kept',
  ])
  await expect(thrifty.encode(small, 'many', staying)).rejects.toMatchObject({
    code: 'too_many',
    details: { retryAfter: expect.any(Number) },
  })
})

test.each([
  { clock: 'processor', limits: { limitMs: 50, clockMs: 600_000 }, atLeast: 50 },
  { clock: 'wall', limits: { limitMs: 600_000, clockMs: 1 }, atLeast: 1 },
])(
  'a picture that takes too long by the $clock clock is cancelled, charged and followed by the next',
  async ({ limits, atLeast }) => {
    const costs: number[] = []
    const budget = async (_owner: string, cost = 1) => {
      costs.push(cost)
      return 0
    }
    const slow = createEncoder({ ...limits, budget })
    onTestFinished(() => slow.close())
    const large = await halves(1600, 1600).png().toBuffer()
    const sent = [slow.encode(large, 'one', staying), slow.encode(large, 'two', staying)]
    for (const outcome of await Promise.allSettled(sent)) {
      expect(outcome).toMatchObject({
        reason: {
          code: 'unavailable',
          message: 'This picture took too long. Send a smaller one, or try again later.',
        },
      })
    }
    await expect.poll(() => costs.filter((cost) => cost >= atLeast).length).toBe(2)
    expect(await outcomeOf(encoder.encode(await halves(40, 40).png().toBuffer(), 'one', staying))).toBe('kept')
  },
)

test.runIf(process.platform === 'linux')('if memory runs out, the system ends the encoder first', async () => {
  const child = fork(join(import.meta.dirname, '../../src/modules/media/encoder-process.ts'), ['15000'], {
    serialization: 'advanced',
  })
  onTestFinished(() => void child.kill())
  const answered = once(child, 'message')
  child.send(Buffer.from('no picture'))
  await answered
  expect(readFileSync(`/proc/${child.pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
})

test('an account that was served is next after all that arrived meanwhile', () => {
  const queue = createFairQueue<number>()
  for (const item of [1, 2]) queue.add('many', item)
  expect(queue.take()).toBe(1)
  queue.add('few', 3)
  queue.yieldTurn('many')
  expect([queue.take(), queue.take(), queue.take()]).toEqual([3, 2, undefined])
})
