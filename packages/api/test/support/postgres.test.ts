import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makePostgres } from './postgres.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const isRoot = process.getuid?.() === 0

describe.runIf(onPostgres)('the native server of the tests', () => {
  test('starts under a private umask, with a private temporary folder that has a blank in its name', async () => {
    await inPrivate()
    const [{ found }] = await queryFresh(`SELECT 'here' AS found`)
    expect(found).toBe('here')
  })

  test.runIf(isRoot)('uses nothing from the checkout as root, because that may be private', async () => {
    const [{ programs, folder }] = await queryFresh(
      `SELECT setting AS programs, current_setting('data_directory') AS folder FROM pg_config WHERE name = 'BINDIR'`,
    )
    expect(programs).toBe(folder?.replace(/data$/, 'native/bin'))
  })
})

/** Runs in a private folder with a private umask, like in root's home. */
async function inPrivate() {
  const [folder, usual, mask] = [
    await mkdtemp(join(tmpdir(), 'arot private ')),
    process.env.TMPDIR,
    process.umask(0o077),
  ]
  process.env.TMPDIR = folder
  onTestFinished(async () => {
    process.umask(mask)
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    await rm(folder, { recursive: true })
  })
}

async function queryFresh(statement: string): Promise<[Record<string, string>]> {
  const { url, remove } = await makePostgres()
  onTestFinished(remove)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows as [Record<string, string>]
}
