import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { folderStore } from '../../src/pictures/folder-store.ts'
import { s3Store } from '../../src/pictures/s3-store.ts'
import type { PictureStore } from '../../src/pictures/store.ts'
import { startS3 } from '../support/s3.ts'

const file = `${'a'.repeat(40)}-640.webp`

async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'arot-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const stores: [string, () => Promise<PictureStore>][] = [
  ['a folder', async () => folderStore(await freshFolder())],
  ['S3', async () => s3Store(await startS3())],
]

describe.each(stores)('%s', (_name, open) => {
  test('keeps, reads and removes; what is not there is nothing', async () => {
    const store = await open()
    expect(await store.read(file)).toBeNull()
    await store.remove(file)
    const bytes = Buffer.from([0, 1, 2, 255])
    await Promise.all([store.keep(file, bytes), store.keep(file, bytes)])
    expect(await store.read(file)).toEqual(bytes)
    await store.remove(file)
    expect(await store.read(file)).toBeNull()
  })
})

describe('a folder', () => {
  test('has halves only by names that nobody asks for, and they are cleared away after an hour', async () => {
    const folder = await freshFolder()
    const store = folderStore(folder)
    await store.keep(file, Buffer.from('whole'))
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'aa', `.${file}.${name}`)) as [string, string]
    await mkdir(join(folder, 'aa'), { recursive: true })
    for (const half of [old, young]) await writeFile(half, 'half')
    const before = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old, before, before)
    await store.tidy()
    expect((await readdir(join(folder, 'aa'))).sort()).toEqual([`.${file}.young`, file])
  })

  test('that is no folder is told', async () => {
    const folder = join(await freshFolder(), 'file')
    await writeFile(folder, '')
    await expect(folderStore(folder).keep(file, Buffer.from('x'))).rejects.toThrow()
  })
})

describe('S3', () => {
  test('has each file by its name in the bucket, behind what names there begin with', async () => {
    const { objects, ...s3 } = await startS3()
    await s3Store(s3).keep(file, Buffer.from('bytes'))
    expect([...objects]).toEqual([[`/pictures/shop/${file}`, Buffer.from('bytes')]])
  })

  test('that does not know us, or is away, is not available; why is for the log', async () => {
    const stranger = s3Store(await startS3({ secret: 'wrong' }))
    await expect(stranger.keep(file, Buffer.from('x'))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Pictures cannot be reached at the moment.',
      cause: 'PUT was answered with 403',
    })
    const away = s3Store(await startS3({ url: 'http://127.0.0.1:1/pictures' }))
    await expect(away.read(file)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
