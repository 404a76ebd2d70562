import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { halves } from '../support/pictures.ts'
import { makePlace } from '../support/place.ts'
import { startProcess } from '../support/process.ts'
import { bearer, person } from '../support/server.ts'

/** Whichever moment it is, there are whole files and none. */
test('a server that is killed while it keeps pictures leaves no half of one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arot-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const place = await makePlace(folder)
  const env = { ...place.env, RATE_PICTURES: '0', PICTURES_ENCODER_SECONDS_A_MINUTE: '0' }
  const sender = await person()
  const files = async () => {
    const all = await readdir(join(folder, 'pictures'), { recursive: true }).catch(() => [])
    return all.filter((file) => /\.(webp|avif)$/.test(file))
  }
  for (let round = 0; round < 3; round++) {
    const server = await startProcess(env)
    const before = (await files()).length
    const refusals: number[] = []
    const sending = Array.from({ length: 6 }, async (_, at) => {
      const body = new Uint8Array(
        await halves(90 + 2 * (6 * round + at), 60)
          .png()
          .toBuffer(),
      )
      const answer = await fetch(`${server.url}/pictures`, { method: 'POST', headers: bearer(sender), body }).catch(
        () => {},
      )
      if (answer?.ok === false) refusals.push(answer.status)
    })
    // Some are there, others on their way.
    await expect.poll(async () => (await files()).length, { interval: 2 }).toBeGreaterThan(before + 3 * round)
    await server.kill()
    await Promise.all(sending)
    expect(refusals).toEqual([])
    for (const file of await files()) await sharp(await readFile(join(folder, 'pictures', file))).stats()
  }
  const server = await startProcess(env)
  onTestFinished(() => server.stop())
  for (const file of await files()) {
    expect((await fetch(`${server.url}/pictures/u/${file.split('/').at(-1)}`)).status).toBe(200)
  }
})
