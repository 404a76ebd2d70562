// npm run operator: makes a member an operator.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { signIn } from '../../scripts/emulator.ts'
import { person } from '../support/server.ts'

const script = join(import.meta.dirname, '../../scripts/operator.ts')
const auth = process.env.TEST_AUTH_URL ?? ''
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host },
  })

test('makes a member an operator from the next session, and removes it again', async () => {
  const who = await person()
  const isOperator = async () => decodeJwt(await signIn(auth, who)).operator
  expect(await isOperator()).toBeUndefined()
  expect((await run(who.email)).stdout).toContain(`${who.email} is an operator`)
  expect(await isOperator()).toBe(true)
  await run('--revoke', who.email)
  expect(await isOperator()).toBeUndefined()
})

test('names an unknown member in one line', async () => {
  await expect(run('nobody@example.com')).rejects.toMatchObject({
    stderr: 'Nobody here has the email nobody@example.com.\n',
  })
  await expect(run()).rejects.toMatchObject({ stderr: 'Whom? npm run operator -- EMAIL\n' })
})
