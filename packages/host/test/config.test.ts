import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '@arot/serving/variables'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'

const least = { VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099' }

test.for([
  { PORT: '70000' },
  { API_URL: 'api.example.com' },
  { API_URL: 'ftp://api.example.com' },
  { API_URL: 'http:api.example.com' },
  { PUBLIC_URL: '//shop.example.com' },
  { TRUST_PROXY: 'yes' },
  { LOG_LEVEL: 'loud' },
  { PAGES_MB: '0' },
  { RATE_ADDRESS: '10', RATE_ADDRESS_BURST: '601' },
])('%o is refused in one line', (env) => {
  const read = () => readConfig({ ...least, ...env })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${Object.keys(env).at(-1)} [^\\n]+$`))
})

/** Values for the placeholders in the sample. */
const placeholders: Record<string, string> = {
  'CHANGE-ME': 'a'.repeat(64),
  'your-key': 'key',
  'your-project': 'arot',
}

test('The settings of docs/deploy are accepted in production', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../docs/deploy/host.env'), 'utf8')
  const lines = [...file.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value = '']) => [
    name,
    placeholders[value] ?? value,
  ])
  const env = Object.fromEntries(lines)
  expect(readConfig({ NODE_ENV: 'production', ...env })).toMatchObject({ publicUrl: env.PUBLIC_URL })
})

const started = { NODE_ENV: 'production', VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'arot' }

test.for([
  ['COOKIE_SECRET', 'CHANGE-ME'],
  ['COOKIE_SECRET', 'a'.repeat(31)],
  ['VITE_FIREBASE_API_KEY', 'your-key'],
  ['VITE_FIREBASE_PROJECT_ID', 'your-project'],
] as const)('%s=%s is only refused in production', ([name, value]) => {
  const read = (more: object) => readConfig({ ...started, [name]: value, ...more })
  expect(() => read({})).toThrow(ConfigError)
  expect(() => read({})).toThrow(new RegExp(`^${name} [^\\n]+$`))
  expect(() => read({})).toThrow(/^(?!.*aaa)/)
  expect(() => read({ NODE_ENV: 'development' })).not.toThrow()
})

test('A secret of 32 characters is accepted in production, and so is none', () => {
  expect(readConfig({ ...started, COOKIE_SECRET: 'a'.repeat(32) })).toMatchObject({ cookieSecret: 'a'.repeat(32) })
  expect(readConfig({ ...started, COOKIE_SECRET: '' }).cookieSecret.length).toBeGreaterThan(32)
})

test('An address that may contain a password is not repeated', () => {
  expect(() => readConfig({ ...least, API_URL: 'postgres://shop:secret@api/' })).toThrow(/^(?!.*secret)/)
})

test('The burst of requests follows the rate per second', () => {
  expect(readConfig(least)).toMatchObject({
    addressRate: { perSecond: 200, burst: 2000 },
    renderRate: { perSecond: 5, burst: 100 },
  })
  expect(readConfig({ ...least, RATE_ADDRESS: '20', RATE_RENDER: '1' })).toMatchObject({
    addressRate: { perSecond: 20, burst: 200 },
    renderRate: { perSecond: 1, burst: 20 },
  })
})
