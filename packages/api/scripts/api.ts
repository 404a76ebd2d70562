// npm run api: the auth emulator and the server alone, seeded, until Ctrl-C.
import { join } from 'node:path'
import { demoAccounts, demoOperator } from '../src/seed/accounts.ts'
import { startBackend } from './backend.ts'
import { readPorts } from './ports.ts'
import { removeRunFile, writeRunFile } from './run-file.ts'

const folder = process.env.DATA_DIR || '.data'
const runFile = join(folder, 'run.json')

try {
  if (process.env.PORT && !process.env.API_PORT) throw new Error('npm run api takes API_PORT. It does not read PORT.')
  const ports = readPorts(process.env)
  const backend = await startBackend({ folder, apiPort: ports.api, authPort: ports.auth, products: 1000 })
  await writeRunFile(runFile, { api: backend.api, auth: backend.auth, pid: process.pid })
  console.log(`api        ${backend.api} (the calls: ${backend.api}/docs)`)
  console.log(`auth       ${backend.auth} (emulator)`)
  for (const { email, password } of [...Object.values(demoAccounts), demoOperator])
    console.log(`account    ${email} / ${password}`)

  const signal = new Promise<null>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve(null))
  })
  const problem = await Promise.race([backend.ended, signal])
  if (problem) console.error(problem)
  await removeRunFile(runFile)
  await backend.stop()
  process.exit(problem ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
