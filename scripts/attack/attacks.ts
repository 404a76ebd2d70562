// Requests that once broke this server or a similar one, with the expected answers.
import { type Answer, requestOf } from './raw.ts'

export type Attack = {
  name: string
  to: 'app' | 'api'
  bytes: string
  /** Returns the problem of an answer, or nothing if it is right. */
  problem: (answer: Answer | null) => string | undefined
}

/** `trap` is a host that no request may reach. */
export function attacks(trap: string): Attack[] {
  return [...attacksElsewhere(trap), ...malformedAttacks(), ...privateAttacks(), ...tooMuch(), ...misleading()]
}

const token = { authorization: 'Bearer of.what.ever' }

/** A request must not choose the host that the server calls. */
function attacksElsewhere(trap: string): Attack[] {
  const paths = [
    `/api//${trap}/x`,
    `/api///${trap}/x`,
    `/api/\\${trap}/x`,
    `/api\\\\${trap}/x`,
    `//${trap}/api/x`,
    `/\\${trap}/api/x`,
    `/api/%2f%2f${trap}/x`,
    `/api%2f%2f${trap}/x`,
    `/api/%5c%5c${trap}/x`,
    `/api/.//${trap}/x`,
    `/api/..//${trap}/x`,
    `/api/%2e%2e//${trap}/x`,
    `/api/@${trap}/x`,
    `/api@${trap}/x`,
    `/api/user:word@${trap}/x`,
    `/api/http://${trap}/x`,
    `/api/;//${trap}/x`,
    `/api?//${trap}/x`,
    `/api#//${trap}/x`,
    `/API//${trap}/x`,
    `http://${trap}/api/categories`,
    `http://user:word@${trap}/api//x`,
    `https://${trap}/api/categories`,
  ]
  const aimed = paths.map((path) => attack('app', `GET ${path}`, requestOf(`GET ${path} HTTP/1.1`, token), below(500)))
  const probes = ['host', 'x-forwarded-host', 'x-forwarded-for', 'forwarded', 'x-original-url', 'x-rewrite-url'].map(
    (name) =>
      attack(
        'app',
        `${name}: the trap`,
        requestOf('GET /api/categories HTTP/1.1', {
          ...token,
          [name]: name.endsWith('url') ? `http://${trap}/` : trap,
        }),
        below(500),
      ),
  )
  return [...aimed, ...probes, attack('app', 'CONNECT', requestOf(`CONNECT ${trap} HTTP/1.1`), requireRefusalOrHangUp)]
}

/** Malformed requests must be refused and must not stop the server. */
function malformedAttacks(): Attack[] {
  const lines = [
    'GET /api// HTTP/1.1',
    'GET /api/// HTTP/1.1',
    'GET /api/% HTTP/1.1',
    'GET /api/%zz HTTP/1.1',
    'GET /category/% HTTP/1.1',
    'GET /category/%E0%A4%A HTTP/1.1',
    'GET /category/%00 HTTP/1.1',
    `GET /category/${'a'.repeat(6_000)} HTTP/1.1`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1`,
    'GET http:// HTTP/1.1',
    'GET http://[::1 HTTP/1.1',
    'GET HTTP/1.1',
    'GET / HTTP/9.9',
    'G\u0000T / HTTP/1.1',
    'FOO / HTTP/1.1',
    'TRACE / HTTP/1.1',
  ]
  const first = lines.map((line) => attack('app', line.slice(0, 60), requestOf(line), requireRefusal))
  const smuggled = requestOf(
    'POST /api/users HTTP/1.1',
    { 'content-length': '4', 'transfer-encoding': 'chunked' },
    '0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  )
  return [
    ...first,
    ...lines.map((line) => attack('api', line.slice(0, 60), requestOf(line.replace('/api', '')), below(500))),
    attack('app', 'a length and chunks', smuggled, requireRefusal),
    attack('api', 'a length and chunks', smuggled, requireRefusal),
    attack(
      'app',
      'two lengths',
      requestOf('POST / HTTP/1.1', { 'content-length': '1\r\ncontent-length: 2' }, 'x'),
      requireRefusal,
    ),
    attack('app', 'no host', 'GET / HTTP/1.1\r\n\r\n', below(500)),
    ...(['app', 'api'] as const).flatMap((to) => [
      attack(to, 'two hosts', requestOf('GET / HTTP/1.1', { host: 'localhost\r\nHost: evil.example' }), only(400)),
      attack(to, 'one host twice', requestOf('GET / HTTP/1.1', { host: 'localhost\r\nhost: localhost' }), only(400)),
    ]),
  ]
}

/** Operations endpoints must not be public. */
function privateAttacks(): Attack[] {
  const paths = [
    '/metrics',
    '/readyz',
    '/api/metrics',
    '/api/readyz',
    '/api/%6detrics',
    '/api/./metrics',
    '/API/metrics',
  ]
  return paths.map((path) =>
    attack('app', `${path} from outside`, requestOf(`GET ${path} HTTP/1.1`), (answer) =>
      answer?.body.includes('process_cpu') || answer?.body.includes('database') ? 'it is told' : below(500)(answer),
    ),
  )
}

function tooMuch(): Attack[] {
  const large = 'x'.repeat(8 * 1024 * 1024)
  const json = { 'content-type': 'application/json' }
  const toLarge = (answer: Answer | null) => (answer?.status === 413 ? undefined : describe(answer))
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`.slice(0, 60_000)
  return [
    attack('app', 'eight megabytes through the app', requestOf('POST /api/users HTTP/1.1', json, large), toLarge),
    attack('api', 'eight megabytes', requestOf('POST /users HTTP/1.1', json, large), requireRefusal),
    attack('app', 'eight megabytes to a page', requestOf('POST / HTTP/1.1', {}, large), below(500)),
    attack('api', 'deep JSON', requestOf('POST /users HTTP/1.1', json, deep), requireRefusal),
    attack('app', 'large cookies', requestOf('GET / HTTP/1.1', { cookie: `a=${'b'.repeat(60_000)}` }), below(500)),
  ]
}

/** Redirects to other hosts and forged values, which would harm others if the server trusted them. */
function misleading(): Attack[] {
  const stays = (answer: Answer | null) => {
    const { location } = answer?.headers ?? {}
    const leaves = location !== undefined && (/^[/\\]{2}/.test(location) || /^[a-z]+:/i.test(location))
    return leaves ? `it leads to ${location}` : below(500)(answer)
  }
  const paths = ['/.//evil.example/', '//evil.example/', '/%2f/evil.example/', '/\\evil.example/', '/./\\evil.example/']
  const forged = '999999999999999'
  return [
    ...paths.map((path) => attack('app', `${path} leads away`, requestOf(`GET ${path} HTTP/1.1`), stays)),
    attack(
      'app',
      'a made-up version',
      requestOf('GET / HTTP/1.1', { cookie: `catalogue-version=${forged}` }),
      only(200),
    ),
    attack(
      'api',
      'a made-up version',
      requestOf('GET /products?limit=24 HTTP/1.1', { 'catalogue-version': forged }),
      only(200),
    ),
    attack('app', 'a made-up category', requestOf('GET /category/Free%20money?sort=price-asc HTTP/1.1'), only(404)),
    attack('api', 'a parameter that there is not', requestOf('GET /categories?x=1 HTTP/1.1'), only(400)),
    attack('api', 'HEAD of the events', requestOf('HEAD /events HTTP/1.1'), below(500)),
  ]
}

function attack(to: Attack['to'], name: string, bytes: string, problem: Attack['problem']): Attack {
  return { to, name, bytes, problem }
}

function below(limit: number): Attack['problem'] {
  return (answer) => (answer && answer.status < limit ? undefined : describe(answer))
}

function only(status: number): Attack['problem'] {
  return (answer) => (answer?.status === status ? undefined : `${describe(answer)}, not ${status}`)
}

function requireRefusal(answer: Answer | null) {
  return answer && answer.status >= 400 && answer.status < 500 ? undefined : describe(answer)
}

/** Node closes the connection of a CONNECT or upgrade request, so no answer is right as well. */
function requireRefusalOrHangUp(answer: Answer | null) {
  return answer === null ? undefined : requireRefusal(answer)
}

function describe(answer: Answer | null) {
  return answer ? `it answered ${answer.status}` : 'it hung up'
}
