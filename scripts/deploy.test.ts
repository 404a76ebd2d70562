// Checks that the samples in docs/deploy do what docs/deploy.md describes.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../packages/api/scripts/free-port.ts'
import { readConfig } from '../packages/api/src/platform/config.ts'

const root = join(import.meta.dirname, '..')
const sample = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8')
const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0

test.each(['api', 'host'])('the unit of the %s starts an existing program with its settings', (name) => {
  const [, program = ''] = /^ExecStart=\S+ (\S+)$/m.exec(sample(`arot-${name}.service`)) ?? []
  expect(existsSync(join(root, program))).toBe(true)
  expect(sample(`arot-${name}.service`)).toContain(`EnvironmentFile=/etc/arot/${name}.env`)
})

test('the settings of the api are accepted in production', () => {
  const lines = sample('api.env').matchAll(/^([A-Z_]+)=(.*)$/gm)
  const env = Object.fromEntries([...lines].map(([, key, value]) => [key, value === 'your-project' ? 'arot' : value]))
  expect(readConfig({ NODE_ENV: 'production', ...env })).toMatchObject({ publicUrl: env.PUBLIC_URL })
})

test('the policy of the bucket grants each right that docs/deploy.md names', () => {
  const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
  const rights = (text: string) => [...new Set(text.match(/\bs3:\w+/g))].sort()
  const [, policy = ''] = /```json\n(.*?)```/s.exec(page('first-production-day.md')) ?? []
  expect(rights(policy)).toEqual(rights(page('deploy.md')))
  expect(JSON.parse(policy)).toHaveLength(2)
})

test('the backup is a valid shell script', () => {
  const { stderr, status } = spawnSync('sh', ['-n', join(root, 'docs/deploy/arot-backup')])
  expect([String(stderr), status]).toEqual(['', 0])
})

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'arot-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const hasSystemd = has('systemd-analyze', '--version')

test.skipIf(!hasSystemd)('systemd understands each line of the units (needs systemd-analyze)', async () => {
  const folder = await temporaryFolder()
  const names = readdirSync(join(root, 'docs/deploy')).filter((name) => /\.(service|timer)$/.test(name))
  // This machine lacks the programs of the server.
  for (const name of names) {
    await writeFile(join(folder, name), sample(name).replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'))
  }
  const units = names.map((name) => join(folder, name))
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
  // systemd also reports about the units of this machine. Only reports about ours count.
  expect(stderr.split('\n').filter((line) => names.some((name) => line.includes(name)))).toEqual([])
})

// Caddy is not part of the product, so the machine may lack it.
test.skipIf(!has('caddy', 'version'))('Caddy accepts docs/deploy/Caddyfile (needs caddy)', async () => {
  const folder = await temporaryFolder()
  const config = join(folder, 'Caddyfile')
  await writeFile(config, sample('Caddyfile').replace('market.example', 'localhost'))
  const env = { ...process.env, HOME: folder }
  const { stderr, status } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', config], { env })
  expect(status, String(stderr)).toBe(0)
})

const hasNginx = has('nginx', '-v') && has('openssl', 'version')

// nginx is not part of the product, so the machine may lack it.
describe.skipIf(!hasNginx)('nginx with docs/deploy/nginx.conf (needs nginx and openssl)', () => {
  let folder: string
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  const app = createServer((request, response) => answer(request, response))
  const ports = { app: 0, http: 0, https: 0 }
  let stop: () => Promise<unknown>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arot-nginx-'))
    for (const name of ['app', 'http', 'https'] as const) ports[name] = await freePort()
    await new Promise<void>((resolve) => app.listen(ports.app, '127.0.0.1', resolve))
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
    const name = ['-subj', '/CN=market.example', '-days', '2', '-out', certificate, '-keyout', key]
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name])
    expect(String(made.stderr)).not.toContain('rror')
    const site = sample('nginx.conf')
      .replace('127.0.0.1:3000', `127.0.0.1:${ports.app}`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replace('listen 443', `listen 127.0.0.1:${ports.https}`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const http = `http { access_log off; ${paths.join(' ')}\n${site}\n}`
    await writeFile(join(folder, 'nginx.conf'), `daemon off; ${user} pid ${folder}/pid; events {}\n${http}\n`)
    const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = new Promise((resolve) => nginx.once('close', resolve))
    const log = text(nginx.stderr)
    stop = () => {
      nginx.kill('SIGQUIT')
      return ended
    }
    await Promise.race([
      vi.waitFor(() => fetch(`http://127.0.0.1:${ports.http}`, { redirect: 'manual' })),
      log.then((lines) => {
        throw new Error(lines)
      }),
    ])
  })
  afterAll(async () => {
    await stop?.()
    app.closeAllConnections()
    await new Promise((resolve) => app.close(resolve))
    await rm(folder, { recursive: true, force: true })
  })

  /** Sends a request over TLS and accepts the self-signed certificate of this test. */
  function send(path: string, headers: Record<string, string> = {}, body?: Buffer) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: ports.https,
        path,
        servername: 'market.example',
        agent: false as const,
      }
      const method = body ? 'POST' : 'GET'
      request(
        { ...options, method, rejectUnauthorized: false, headers: { host: 'market.example', ...headers } },
        resolve,
      )
        .on('error', reject)
        .end(body)
    })
  }

  test('redirects visitors to https, whatever host they name', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.http}/cart?x=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://market.example/cart?x=1'])
  })

  test('speaks HTTP/2', async () => {
    answer = (_, response) => response.end('page')
    const client = connect(`https://127.0.0.1:${ports.https}`, {
      rejectUnauthorized: false,
      servername: 'market.example',
    })
    onTestFinished(() => client.destroy())
    const stream = client.request({ ':path': '/', ':authority': 'market.example' })
    expect(await text(stream)).toBe('page')
    expect(client.alpnProtocol).toBe('h2')
  })

  test('replaces an X-Forwarded-For from the visitor', async () => {
    answer = (request, response) => response.end(JSON.stringify(request.headers))
    const response = await send('/', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' })
    expect(JSON.parse(await text(response))).toMatchObject({
      host: 'market.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    })
  })

  test.each([
    [19, 200],
    [21, 413],
  ])('answers a body of %i MB with %i', async (megabytes, status) => {
    answer = async (request, response) => response.end(String((await request.toArray()).length > 0))
    const response = await send('/api/pictures', {}, Buffer.alloc(megabytes * 1e6))
    response.resume()
    expect(response.statusCode).toBe(status)
  })

  test('forwards each event at once', async () => {
    let stream: ServerResponse | undefined
    answer = (_, response) => {
      stream = response
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
    }
    const response = await send('/api/events')
    const events = response.setEncoding('utf8')[Symbol.asyncIterator]()
    expect((await events.next()).value).toBe('data: first\n\n')
    stream?.write('data: second\n\n')
    expect((await events.next()).value).toBe('data: second\n\n')
    stream?.end()
    expect((await events.next()).done).toBe(true)
  })
})
