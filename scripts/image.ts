// npm run image: runs the steps of the Dockerfile in a clean folder and starts the result as compose.yaml describes, with a
// PostgreSQL of its own. It does not need Docker.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../packages/api/scripts/free-port.ts'
import { hasEnded } from '../packages/api/scripts/leashed.ts'
import { makePostgres } from '../packages/api/test/support/postgres.ts'
import { readServices, type Service } from './image/compose.ts'
import { at, buildImage, environmentOf } from './image/dockerfile.ts'

/** The limit for everything that both processes load at run time, in megabytes. See docs/deploy.md. */
const mostMegabytes = 110

const root = join(import.meta.dirname, '..')
const began = Date.now()
let passed = 0
const problems: string[] = []
const running: Running[] = []

type Running = { name: string; child: ChildProcess; complaints: () => string; isWell: () => boolean }

const place = await mkdtemp(join(tmpdir(), 'arot-image-'))
// Another user runs the image.
await chmod(place, 0o755)
const image = await buildImage(root, place, console.log)
const postgres = await makePostgres()
// Maps the ports of the image to free ports of this machine.
const ports: Record<string, number> = {}
for (const port of [3000, 4000, 4001, 9100]) ports[port] = await freePort()
const app = `http://127.0.0.1:${ports[3000]}`
try {
  await weigh()
  const services = readServices(root, {
    DATABASE_PASSWORD: 'arot',
    FIREBASE_PROJECT_ID: 'demo-arot',
    FIREBASE_API_KEY: 'demo',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
  const database = { DATABASE_URL: postgres.url }
  await start('api', services.api, { ...database, OPS_PORT: here('4001') })
  seed(services.api, database)
  await start('app', services.app, { API_URL: `http://127.0.0.1:${ports[4000]}` })
  await askPages()
  for (const process of running) await checkProcess(process)
} finally {
  for (const { child } of running) if (!hasEnded(child)) child.kill('SIGKILL')
  await postgres.remove()
  await rm(place, { recursive: true, force: true })
}
for (const problem of problems) console.log(`✗ ${problem}`)
console.log(`In ${((Date.now() - began) / 1000).toFixed(0)} s.`)
console.log(`${passed} passed, ${problems.length} failed`)
process.exitCode = problems.length > 0 ? 1 : 0

/** The size on disk, without following links. */
async function weigh() {
  const entries = await readdir(at(image, 'node_modules'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => lstat(join(parentPath, name)))
  const bytes = (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)
  const megabytes = Math.round(bytes / 1024 / 1024)
  console.log(`node_modules weigh ${megabytes} MB, of ${mostMegabytes} MB at most`)
  report('What is installed stays small', megabytes > mostMegabytes ? `it weighs ${megabytes} MB` : undefined)
}

async function start(name: string, service: Service, more: Record<string, string>) {
  const options = {
    cwd: at(image, '.'),
    env: surroundings(service, more),
    ...user(),
  }
  const [command = '', ...args] = service.command ?? image.command
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (data) => (complaints += data))
  const [, asker = '', ...question] = service.healthcheck.test.map(here)
  const isWell = () => spawnSync(asker, question, options).status === 0
  running.push({ name, child, complaints: () => complaints, isWell })
  for (const until = Date.now() + 20_000; !isWell(); await pause(100)) {
    if (hasEnded(child) || Date.now() > until) throw new Error(`The ${name} is not well:\n${complaints}`)
  }
  report(`The ${name} is well, as its healthcheck asks`)
}

/** Fills a demo catalogue with the image's own command. */
function seed(service: Service, more: Record<string, string>) {
  const args = ['packages/api/src/seed/main.ts', '--products', '60']
  const options = { cwd: at(image, '.'), env: surroundings(service, more), ...user() }
  const { status, stderr } = spawnSync('node', args, options)
  report('The image fills a catalogue', status === 0 ? undefined : String(stderr))
}

/** The image's environment with the variables of compose.yaml. */
function surroundings(service: Service, more: Record<string, string>) {
  const environment = Object.entries(service.environment).map(([name, value]) => [name, here(value)])
  return environmentOf(image, { ...Object.fromEntries(environment), ...more })
}

async function askPages() {
  const products: { name: string; category: string }[] = await (await fetch(`${app}/api/products`)).json()
  report(
    '/api/products answers with what was filled in',
    products.length === 60 ? undefined : `${products.length} products`,
  )
  const category = products[0]?.category ?? ''
  const inCategory = products.filter((product) => product.category === category)
  await expectNamed('/', products)
  await expectNamed(`/category/${encodeURIComponent(category)}`, inCategory)
  report('/healthz of the api answers', await statusProblem(`http://127.0.0.1:${ports[4000]}/healthz`))
  for (const [name, port] of Object.entries({ api: 4001, app: 9100 })) {
    report(`/readyz of the ${name} answers`, await statusProblem(`http://127.0.0.1:${ports[port]}/readyz`))
  }
}

/** Checks that the page is complete, with product names in its HTML. */
async function expectNamed(path: string, products: { name: string }[]) {
  const response = await fetch(`${app}${path}`)
  const html = await response.text()
  const isNamed = products.some(({ name }) => html.includes(name))
  report(
    `${path} names products`,
    response.ok && isNamed ? undefined : `${response.status}, and ${html.length} characters`,
  )
}

async function statusProblem(address: string) {
  const { status } = await fetch(address)
  return status === 200 ? undefined : `${status}`
}

/** Checks the user of a process and how it ends. */
async function checkProcess({ name, child, complaints }: Running) {
  if (process.platform === 'linux') {
    const { uid } = await stat(`/proc/${child.pid}`)
    report(`The ${name} is not root's`, uid === 0 ? 'it is' : undefined)
  }
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  const [code, signal] = await ended
  report(`The ${name} ends in order at SIGTERM`, code === 0 ? undefined : `${signal ?? code}\n${complaints()}`)
  report(`The ${name} complained of nothing`, complaints() || undefined)
}

/** Runs as the image's USER if this process is root. Otherwise it cannot change the user. */
function user() {
  return process.getuid?.() === 0 && image.user !== 'root' ? { uid: 1000, gid: 1000 } : {}
}

/** Replaces the ports of the image by this machine's. */
function here(words: string) {
  return words.replace(/\b(3000|4000|4001|9100)\b/g, (port) => String(ports[port]))
}

function report(name: string, problem?: string) {
  if (problem === undefined) passed += 1
  else problems.push(`${name}: ${problem}`)
}
