import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const run = join(import.meta.dirname, 'run.mjs')
const waiting = `process.on('SIGTERM', () => { console.log('told to stop'); process.exit() })
console.log('begun')
setTimeout(() => {}, 20_000)`

// npm starts a script in a shell, and a signal to npm only ends that shell.
test.skipIf(process.platform === 'win32').for(['SIGTERM', 'SIGKILL'] as const)(
  'A command of a script ends when the shell around it ends with %s',
  async (signal) => {
    const command = `"$NODE" "$RUN" node -e "$WAITING"; echo 'the shell went on'`
    const shell = spawn('sh', ['-c', command], {
      env: { ...process.env, NODE: process.execPath, RUN: run, WAITING: waiting, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = createInterface(shell.stdout)[Symbol.asyncIterator]()
    expect(await said.next()).toMatchObject({ value: 'begun' })
    shell.kill(signal)
    expect(await said.next()).toMatchObject({ value: 'told to stop' })
    expect(await said.next()).toMatchObject({ done: true })
    if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit')
  },
)
