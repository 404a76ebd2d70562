import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureAccount } from '../../packages/api/scripts/emulator.ts'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { type ForeignServer, startForeignServer } from '../support/foreign-server.ts'
import { authProject } from '../support/installation.ts'
import { newPerson, signInAt } from '../support/people.ts'
import { startStaticHost } from '../support/static-host.ts'
import { auth, visitor } from '../support/visit.ts'

let market: ForeignServer
let host: Awaited<ReturnType<typeof startStaticHost>>

beforeAll(async () => {
  const port = await freePort()
  market = await startForeignServer(`http://127.0.0.1:${port}`, await freePort(), 60)
  host = await startStaticHost(port, { VITE_API_HOST: market.url, VITE_AUTH_EMULATOR: auth })
})

afterAll(async () => {
  await host.stop()
  await market.stop()
})

async function open(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await visitor({ baseURL: host.url })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(path)
  return { page, faults }
}

test('Home and a category work from a static host with a foreign backend', async () => {
  const { page, faults } = await open('/')
  await page.getByRole('region', { name: 'Hot Deals' }).getByRole('article').nth(5).waitFor()
  await page.getByRole('region', { name: 'All Categories' }).getByRole('link', { name: 'Health & Beauty' }).click()
  await page.getByRole('heading', { name: 'Health & Beauty', level: 1 }).waitFor()
  await page.getByRole('article').first().waitFor()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(faults).toEqual([])
})

test('From a static host an unknown path shows the not-found page, and a protected page opens after the login', async () => {
  const { page, faults } = await open('/no/such/page')
  await page.getByRole('heading', { name: '404- Page Not Found' }).waitFor()
  const person = newPerson()
  await ensureAccount(auth, authProject, person)
  await signInAt(page, '/all-products?sort=price-asc', person)
  await page.waitForURL('**/all-products?sort=price-asc')
  await page.getByRole('article').first().waitFor()
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(faults).toEqual([])
})

test('With a foreign backend no product and no menu has offers, and the offers page says so', async () => {
  const { page, faults } = await open('/')
  const person = newPerson()
  await ensureAccount(auth, authProject, person)
  await signInAt(page, '/all-products', person)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Buy', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Make an offer' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Offers' }).count()).toBe(0)
  await page.goto('/offers')
  await page.getByText('Offers are not available here').waitFor()
  expect(faults).toEqual([])
})
