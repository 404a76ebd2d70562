import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { startApp } from '../../scripts/app-process.ts'
import { appSettings, authProject } from '../support/installation.ts'
import { registerPerson } from '../support/people.ts'
import { api, auth, visitor } from '../support/visit.ts'

async function countResetRequests(email: string) {
  const response = await fetch(`${auth}/emulator/v1/projects/${authProject}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; requestType: string }[] }
  return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length
}

/** Presses the button and reads the browser's own alert. */
async function reset(page: Page) {
  const alerted = page.waitForEvent('dialog')
  void page.getByRole('button', { name: 'Reset Password' }).click()
  const alert = await alerted
  const message = alert.message()
  await alert.accept()
  return message
}

test('Forgot password takes over the typed email, sends the link, shows the browser’s alert and opens the mailbox', async () => {
  const { email } = await registerPerson()
  const page = await visitor()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  const opened = page.context().waitForEvent('page')
  expect(await reset(page)).toBe(`Password reset link sent to ${email}`)
  await opened
  expect(await countResetRequests(email)).toBe(1)
})

test('An unknown address gets the same answer', async () => {
  const page = await visitor()
  await page.goto('/auth/forgot-password?email=nobody%40buyers.example')
  expect(await reset(page)).toBe('Password reset link sent to nobody@buyers.example')
  expect(await countResetRequests('nobody@buyers.example')).toBe(0)
})

test('If new tabs are blocked, a link opens the mailbox', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/auth/forgot-password?email=ana%40buyers.example')
  await reset(page)
  const link = page.getByRole('link', { name: 'Open your mail' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://webmail.example/')
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('The email is required', async () => {
  const page = await visitor()
  await page.goto('/auth/forgot-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Email is required').waitFor()
})

test('With reset emails turned off the page says the same, opens the mailbox and sends no request', async () => {
  const { email } = await registerPerson()
  const port = await freePort()
  const env = { ...appSettings, VITE_PASSWORD_RESET: 'off' }
  const { stop } = await startApp({ port, api, auth, isDev: false, env })
  try {
    const page = await visitor({ baseURL: `http://127.0.0.1:${port}` })
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.goto(`/auth/forgot-password?email=${encodeURIComponent(email)}`)
    const opened = page.context().waitForEvent('page')
    expect(await reset(page)).toBe(`Password reset link sent to ${email}`)
    await opened
    expect(calls.filter((url) => url.includes('sendOobCode'))).toEqual([])
    expect(await countResetRequests(email)).toBe(0)
  } finally {
    await stop()
  }
})
