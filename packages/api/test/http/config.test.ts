import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '@arot/serving/variables'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'

const production = { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'arot' }

describe('the configuration', () => {
  test('has a default for everything in development', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      projectId: 'demo-arot',
      usesEmulator: false,
      reservationSeconds: 300,
      bodyLimit: 65_536,
      updatePolicy: 'any',
      corsOrigins: expect.arrayContaining(['http://localhost:3000', 'http://127.0.0.1:6006']),
    })
  })

  test('has a separate operations port in production', () => {
    expect(readConfig({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'arot' })).toMatchObject({
      operationsHost: '127.0.0.1',
      operationsPort: 4001,
    })
  })

  test('requires a chosen sender and page address for emails in production', () => {
    const mail = {
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'notices@mail.example',
      APP_URL: 'https://market.example',
    }
    expect(readConfig({ ...production, ...mail, MAIL_REPLY_TO: '"Arot, support" <help@mail.example>' })).toMatchObject({
      mailFrom: 'notices@mail.example',
      mailReplyTo: '"Arot, support" <help@mail.example>',
    })
    expect(readConfig({ ...production, MAIL_FROM: '' })).toMatchObject({ smtpUrl: undefined })
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined })
  })

  test('reads all variables', () => {
    const read = readConfig({
      PUBLIC_URL: 'https://shop.example.com/api/',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      TRUST_PROXY: '2',
      CACHE_MB: '1',
    })
    expect(read).toMatchObject({
      publicUrl: 'https://shop.example.com/api',
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustProxy: 2,
      cacheBytes: 1_048_576,
    })
  })

  test('reads the earlier names of the previous release', () => {
    const earlier = { HOLD_TTL: '60', OPEN_HOLDS: '3', OFFER_HOLD_HOURS: '1' }
    expect(readConfig(earlier)).toMatchObject({
      reservationSeconds: 60,
      quota: { reservations: 3 },
      offerReservationHours: 1,
    })
    const both = { ...earlier, RESERVATION_SECONDS: '90', OPEN_RESERVATIONS: '4', OFFER_RESERVATION_HOURS: '2' }
    expect(readConfig(both)).toMatchObject({
      reservationSeconds: 90,
      quota: { reservations: 4 },
      offerReservationHours: 2,
    })
  })

  test.each([
    { PORT: '70000' },
    { PORT: 'x' },
    { PUBLIC_URL: 'shop.example.com' },
    { PUBLIC_URL: 'https:shop.example.com' },
    { DATABASE_URL: 'mysql://localhost/x' },
    { DATABASE_READ_URL: 'localhost' },
    { RESERVATION_SECONDS: '0' },
    { RESERVATION_SECONDS: '1.5' },
    { HOLD_TTL: '0' },
    { UPDATE_POLICY: 'nobody' },
    { CORS_ORIGINS: '*' },
    { CORS_ORIGINS: 'https://a.example/path' },
    { TRUST_PROXY: 'yes' },
    { LOG_LEVEL: 'loud' },
    { NODE_ENV: 'prod' },
    { BODY_LIMIT: '1e9' },
    { RATE_ADDRESS: '-1' },
    { RATE_ADDRESS: '10', RATE_ADDRESS_BURST: '601' },
    { RATE_STORE: 'redis' },
    { RATE_STORE: 'postgres' },
    { OPS_PORT: 'x' },
    { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'arot', OPS_PORT: '0' },
    { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' },
    { NODE_ENV: 'production' },
    { ...production, SMTP_URL: 'smtp://mail.example' },
    { ...production, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' },
    { ...production, SMTP_URL: 'smtp://mail.example', APP_URL: 'https://market.example' },
    { MAIL_FROM: 'not an address' },
    { MAIL_FROM: 'Arot <notices>' },
    { MAIL_FROM: 'a@mail.example, b@mail.example' },
    { MAIL_FROM: 'Arot: a@mail.example;' },
    { MAIL_FROM: 'Arot\r\nBcc: <a@mail.example>' },
    { MAIL_REPLY_TO: 'support' },
    { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'arot', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
  ])('refuses %o with one line that names the variable', (env) => {
    const read = () => readConfig(env)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^[A-Z_]+ [^\n]+$/)
  })

  test.each(['pa#ss', 'pa/ss', 'pa?ss', 'pa%ss', '12#34', '12/34', '12?34'])(
    'explains how to write the password %s in an address, without repeating it',
    (password) => {
      for (const [name, start] of [
        ['DATABASE_URL', 'postgres'],
        ['SMTP_URL', 'smtp'],
      ] as const) {
        const read = () => readConfig({ [name]: `${start}://arot:${password}@db.example/arot` })
        expect(read).toThrow(ConfigError)
        expect(read).toThrow(/^[A-Z_]+ must be .*\. Write # \/ % \? @ in a password as %23 %2F %25 %3F %40$/)
        expect(read).toThrow(new RegExp(`^(?!.*${password.slice(-2)}@)`))
        const config = readConfig({ [name]: `${start}://arot:${encodeURIComponent(password)}@db.example/arot` })
        expect(JSON.stringify(config)).toContain(encodeURIComponent(password))
      }
    },
  )

  test('accepts an @ in the path of a page', () => {
    const address = 'https://market.example/@arot'
    expect(readConfig({ PUBLIC_URL: address })).toMatchObject({ publicUrl: address })
  })

  test('refuses the project of docs/deploy/api.env in production', () => {
    expect(() => readConfig({ ...production, FIREBASE_PROJECT_ID: 'your-project' })).toThrow(
      'FIREBASE_PROJECT_ID is still your-project: replace it with your own',
    )
    expect(readConfig({ FIREBASE_PROJECT_ID: 'your-project' })).toMatchObject({ projectId: 'your-project' })
  })

  test('does not repeat an address that may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db/x' })).toThrow(/^(?!.*secret)/)
  })
})

describe('the table of variables in docs/api-variables.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/api-variables.md'), 'utf8')
  const rows = page.matchAll(/^\| (`[A-Z_`, ]+`) +\| ([^|]+) \|/gm)
  const documented = [...rows].flatMap(([, names = '', defaults = '']) => {
    const values = quotesIn(defaults)
    return quotesIn(names).map((name, place) => ({ name, value: values[place]?.replace('PORT', '4000') }))
  })

  test('has exactly the variables that the server reads', () => {
    const read = new Set<string>()
    const get = (_: object, name: string) => void read.add(name)
    readConfig(new Proxy({}, { get }))
    expect(documented.map(({ name }) => name).sort()).toEqual([...read, 'API_PORT', 'AUTH_PORT'].sort())
  })

  test.each(documented.filter(({ value }) => value))('has the default of $name, $value', ({ name, value }) => {
    expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })

  function quotesIn(text: string) {
    return [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside!)
  }
})

test('a server with an invalid variable prints one line and exits with 1', () => {
  const { FIREBASE_AUTH_EMULATOR_HOST: _, ...env } = process.env
  const started = spawnSync(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...env, FIREBASE_PROJECT_ID: 'arot', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(started.status).toBe(1)
  expect(started.stderr.trim().split('\n')).toEqual([
    'FIREBASE_AUTH_EMULATOR_HOST together with NODE_ENV=production: unsigned tokens never pass in production',
  ])
  expect(started.stdout).toBe('')
})
