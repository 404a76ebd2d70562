// Kills the server at fixed moments while it stores a picture: each file is complete or absent, and a sweep can remove it.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { filesOf } from '../../src/modules/media/names.ts'
import { halves } from '../support/pictures.ts'
import { makePlace } from '../support/place.ts'
import { startProcess } from '../support/process.ts'
import { bearer, person } from '../support/server.ts'

const failingDisk = pathToFileURL(join(import.meta.dirname, '../support/failing-disk.ts')).href
/** Each picture in three widths and two encodings. */
const fileCount = 6

test.each<{ moment: string; disk: Record<string, string>; whole: number }>([
  { moment: 'with no file whole', disk: { WHOLE_WRITES: '0' }, whole: 0 },
  { moment: 'with half of the files whole', disk: { WHOLE_WRITES: '3' }, whole: 3 },
  { moment: 'with all files whole and no answer', disk: { ANSWERED_RENAMES: '5' }, whole: fileCount },
])(
  'a server that is killed $moment leaves no partial picture and accepts the picture again',
  async ({ disk, whole }) => {
    const folder = await mkdtemp(join(tmpdir(), 'arot-killed-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const place = await makePlace(folder)
    const pictures = join(folder, 'pictures')
    const begun = async () => (await readdir(pictures, { recursive: true }).catch(() => [])).filter(isFile)
    const sender = await person()
    const picture = await halves(90, 60).png().toBuffer()
    const send = (url: string) =>
      fetch(`${url}/pictures`, { method: 'POST', headers: bearer(sender), body: new Uint8Array(picture) })

    const dying = await startProcess({ ...place.env, NODE_OPTIONS: `--import ${failingDisk}`, ...disk })
    onTestFinished(() => dying.kill())
    const lost = send(dying.url).catch(() => 'lost')
    await expect.poll(begun).toHaveLength(fileCount)
    await expect.poll(async () => (await begun()).filter(isWhole).length).toBeGreaterThanOrEqual(whole)
    await dying.kill()
    expect(await lost).toBe('lost')

    const files = await begun()
    const name = /[0-9a-f]{40}/.exec(files[0] ?? '')?.[0] ?? ''
    expect(files.filter(isWhole)).toHaveLength(whole)
    for (const file of files.filter(isWhole)) await sharp(await readFile(join(pictures, file))).stats()
    // Without its row no sweep would ever remove the files.
    const db = await place.open()
    expect(await db.query('SELECT name FROM pictures')).toEqual([{ name }])
    await db.close()

    const server = await startProcess(place.env)
    onTestFinished(() => server.stop())
    const statuses = () =>
      Promise.all(filesOf(name).map(async (file) => (await fetch(`${server.url}/pictures/u/${file}`)).status))
    const answered = (await statuses()).filter((status) => status === 200)
    expect(answered).toHaveLength(whole)
    expect((await send(server.url)).status).toBe(201)
    expect(new Set(await statuses())).toEqual(new Set([200]))
  },
)

const isFile = (path: string) => /\.(avif|webp)/.test(path)
/** Partial files have a name that begins with a dot. */
const isWhole = (path: string) => !path.includes('/.')
