// npm start: runs the whole marketplace on this machine. npm run dev: the same with hot reload.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPorts, requireUsable } from '../packages/api/scripts/ports.ts'
import { readRunFile } from '../packages/api/scripts/run-file.ts'
import { demoAccounts, demoOperator } from '../packages/api/src/seed/accounts.ts'
import { type Stack, startStack } from './stack.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const folder = process.env.DATA_DIR || join(import.meta.dirname, '..', '.data')
let stack: Stack | undefined
let isStopping = false
const interruption = new AbortController()

try {
  const running = readRunFile(join(folder, 'run.json'))
  if (running) throw new Error(`Arot runs already, at ${running.app ?? running.api}. Stop it there with Ctrl-C first.`)
  const ports = readPorts(process.env)
  await requireUsable(ports)
  const interrupted = signal()
  stack = await startStack({ folder, ports, products: 1000, isDev: values.dev, say, signal: interruption.signal })
  if (!isStopping) tell(stack)
  const problem = await Promise.race([stack.ended, interrupted])
  if (problem) console.error(problem)
  await stack.stop()
  process.exit(problem ? 1 : 0)
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error)
  await stack?.stop()
  process.exit(1)
}

function say(step: string) {
  console.log(`${step}…`)
}

function tell({ app, api }: Stack) {
  const { buyer, supplier } = demoAccounts
  console.log(`
Arot is open at  ${app}

  buyer      ${buyer.email} / ${buyer.password}
  supplier   ${supplier.email} / ${supplier.password}
  operator   ${demoOperator.email} / ${demoOperator.password}
  the api    ${api}/docs
  Storybook  npm run storybook
${process.env.SMTP_URL ? '' : `  emails     ${join(folder, 'mail')}\n`}
Stop with Ctrl-C. Empty all data with npm run reset.
`)
}

function signal() {
  return new Promise<null>((resolve) => {
    const stop = () => {
      if (!isStopping) say('Stopping')
      isStopping = true
      // During a start this stops everything that has begun, so that no process is left.
      interruption.abort()
      resolve(null)
    }
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop)
  })
}
