import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rounds = 100
const script = join(import.meta.dirname, '..', 'support', 'contender.ts')

let parent: string
let contenders: ChildProcess[]
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'arot-lock-'))
  contenders = await Promise.all(Array.from({ length: 4 }, contender))
})
afterAll(async () => {
  for (const one of contenders) one.kill('SIGKILL')
  await rm(parent, { recursive: true, force: true })
})

async function contender() {
  const child = fork(script, [join(parent, 'postgres')], { execArgv: [] })
  await once(child, 'message')
  return child
}

async function tell(child: ChildProcess, message: string) {
  const reply = once(child, 'message')
  child.send(message)
  const [answer] = await reply
  return answer
}

// Only PGlite needs the lock. A native PostgreSQL locks its own folder.
const onPglite = process.env.TEST_DATABASE === 'pglite'

test.runIf(onPglite)('a folder lock has one owner: four processes, a hundred rounds, every third killed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const won = await Promise.all(contenders.map((one) => tell(one, 'try')))
    expect(won.filter(Boolean), `round ${round}: ${won}`).toHaveLength(1)
    const place = won.indexOf(true)
    const holder = contenders[place]!
    if (round % 3 !== 0) {
      await tell(holder, 'release')
      continue
    }
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
    contenders[place] = await contender()
  }
})
