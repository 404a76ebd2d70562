// Firebase's own auth emulator, on loopback and nothing else: the identity service of development and of every test.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { hasEnded, leash, waitForUnexpectedExit } from './leashed.ts'
import { waitUntilReady } from './readiness.ts'

export type Account = {
  uid: string
  email: string
  password: string
  name: string
  photo: string
  /** Confirmed unless this is false. */
  isEmailConfirmed?: boolean
}

export type Emulator = {
  /** Its address, such as http://127.0.0.1:9099. */
  url: string
  pid: number
  /** Resolves with a sentence when it ends by itself. */
  ended: Promise<string>
  stop: () => Promise<void>
}

type Options = {
  project: string
  /** 0 is any free port. */
  port?: number
  /** Where accounts are kept between runs; without it they are gone with the emulator. */
  folder?: string
  /** Ends a start that is under way. */
  signal?: AbortSignal | undefined
}

/** Its answers come from this machine. */
const answerMs = 10_000

const withoutProxy = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(?:https?_proxy|all_proxy|node_use_env_proxy)$/i.test(name)),
  )

/** How often changed accounts are written down: whoever dies by force loses at most this much. */
const saveEveryMs = 2000

/** What the emulator is started with, so that it answers in a quarter of the time. */
const quick = ['--import', new URL('./quick-emulator.ts', import.meta.url).href]

export async function startEmulator({ project, port = 0, folder, signal }: Options): Promise<Emulator> {
  const config = await mkdtemp(join(tmpdir(), 'arot-auth-'))
  const [auth, hub, logging] = [port || (await freePort()), await freePort(), await freePort()]
  const at = (place: number) => ({ host: '127.0.0.1', port: place })
  await writeFile(
    join(config, 'firebase.json'),
    JSON.stringify({ emulators: { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } } }),
  )
  const importArgs = folder && existsSync(join(folder, 'firebase-export-metadata.json')) ? ['--import', folder] : []
  const command = ['emulators:start', '--only', 'auth', '--project', project, '--config', join(config, 'firebase.json')]
  const child = spawn(process.execPath, [...leash, ...quick, firebase(), ...command, ...importArgs], {
    cwd: config,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the starting process alone, which first writes the accounts down.
    detached: true,
    // It keeps to this machine: no news, no look for updates, no settings of the person's own. It asks its own parts through
    // a proxy, whatever NO_PROXY says, so it is given none.
    env: {
      ...withoutProxy(process.env),
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: config,
      METADATA_SERVER_DETECTION: 'none',
    },
  })
  const url = `http://127.0.0.1:${auth}`
  async function end() {
    await stopProcess(child)
    await rm(config, { recursive: true, force: true })
  }
  await answering(child, url, signal).catch(async (error) => {
    await end()
    throw error
  })
  const stopSaving = folder ? saveChanges(`http://127.0.0.1:${hub}`, url, project, folder) : async () => {}
  let isStopping = false
  return {
    url,
    pid: child.pid as number,
    ended: waitForUnexpectedExit('The auth emulator', child, () => isStopping),
    async stop() {
      isStopping = true
      await stopSaving()
      await end()
    },
  }
}

/** Makes an account with a uid of its own, unless it is there already. */
export async function ensureAccount(url: string, project: string, account: Account): Promise<void> {
  const { uid: localId, email, password, name: displayName, photo: photoUrl, isEmailConfirmed = true } = account
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, email, password, displayName, photoUrl, emailVerified: isEmailConfirmed }),
  })
  const text = await response.text()
  if (!response.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(text)) throw new Error(`No account was made: ${text}`)
}

/** The uid of whoever has this email. */
export async function accountOf(url: string, project: string, email: string): Promise<string | undefined> {
  const { users } = await asAdmin<{ users?: { localId: string }[] }>(url, project, 'lookup', { email: [email] })
  return users?.[0]?.localId
}

/** Gives or takes the claim that lets somebody decide on verifications; tokens carry it from the next one on. */
export async function setOperator(url: string, project: string, localId: string, operator = true): Promise<void> {
  await asAdmin(url, project, 'update', { localId, customAttributes: JSON.stringify(operator ? { operator } : {}) })
}

/** Confirms the address of an account that may come from an earlier run. */
export async function confirmAddress(url: string, project: string, localId: string): Promise<void> {
  await asAdmin(url, project, 'update', { localId, emailVerified: true })
}

async function asAdmin<Body>(url: string, project: string, what: string, body: object): Promise<Body> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${what}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The emulator refused: ${await response.text()}`)
  return (await response.json()) as Body
}

export type Tokens = { idToken: string; refreshToken: string }

/** A real ID token, got with the password. */
export async function signIn(url: string, account: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await fetchTokens(url, account)).idToken
}

/** Real tokens, got with the password. */
export async function fetchTokens(url: string, { email, password }: Pick<Account, 'email' | 'password'>) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const tokens = (await response.json()) as Partial<Tokens>
  if (!tokens.idToken) throw new Error(`${email} could not sign in`)
  return tokens as Tokens
}

function firebase() {
  return createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
}

/** Waits until the emulator answers, which takes seconds. */
async function answering(child: ChildProcess, url: string, signal: AbortSignal | undefined) {
  let output = ''
  const listen = (chunk: Buffer) => {
    output = (output + chunk).slice(-4000)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  try {
    await waitUntilReady(url, { child, name: 'The auth emulator', signal })
  } catch (error) {
    if (hasEnded(child)) throw new Error(`The auth emulator ended at once:\n${output}`)
    throw error
  }
}

/** Writes the accounts down whenever they have changed. */
function saveChanges(hub: string, url: string, project: string, folder: string) {
  let saved = ''
  let isStopped = false
  async function save() {
    const accounts = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(answerMs),
    }).then((response) => response.text())
    if (accounts === saved) return
    const fresh = `${folder}.new`
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true })
    const response = await fetch(`${hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: fresh, initiatedBy: 'arot' }),
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) return
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
    saved = accounts
  }
  const rounds = (async () => {
    while (!isStopped) {
      await save().catch(() => {})
      await pause(saveEveryMs, undefined, { ref: false })
    }
  })()
  return async () => {
    isStopped = true
    void rounds
    await save().catch(() => {})
  }
}

async function stopProcess(child: ChildProcess) {
  if (hasEnded(child)) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exit
  clearTimeout(patience)
}
