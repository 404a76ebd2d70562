// Hosts with other frameworks, built and used like their users do: by rendering, by a link, by keyboard.
import type { Page, Response } from 'playwright'
import type { Check } from '../package/report.ts'
import { checkShape } from './checks.ts'
import { lookOf } from './looks.ts'

/** Opens a page of the host and fails on any console error. */
type Visit = <T>(address: string, look: (page: Page, response: Response | null) => Promise<T>) => Promise<T>

export type Framework = {
  host: string
  /** The host's own router handles our links. */
  hasRouter: boolean
  /** The host has its own server. */
  hasServer: boolean
  /** The document is rendered on the server. */
  isRendered: boolean
}

export const frameworks: Framework[] = [
  { host: 'next-app', hasRouter: true, hasServer: true, isRendered: true },
  { host: 'react-router', hasRouter: true, hasServer: true, isRendered: true },
  { host: 'vite-tanstack', hasRouter: true, hasServer: false, isRendered: false },
  { host: 'astro', hasRouter: false, hasServer: false, isRendered: true },
  { host: 'rspack', hasRouter: false, hasServer: false, isRendered: false },
]

export function frameworkHolds({ host, hasRouter, isRendered }: Framework, address: string, visit: Visit): Check[] {
  return [
    {
      name: `${host}: a card looks as ours do`,
      run: () => visit(address, async (page) => checkShape(await lookOf(page, '#ours > *'))),
    },
    {
      name: `${host}: ${hasRouter ? 'its router follows a link of ours' : 'a link of ours is followed'}`,
      run: () => visit(address, (page) => checkLinks(page, hasRouter)),
    },
    { name: `${host}: a dialog is opened and left by keyboard`, run: () => visit(address, checkKeyboard) },
    ...(isRendered
      ? [{ name: `${host}: it is in the document, without a style of its own`, run: () => checkRendering(address) }]
      : []),
  ]
}

async function checkLinks(page: Page, hasRouter: boolean) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('#ours').getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Product p-1' }).waitFor()
  const isSame = await page.evaluate(() => 'isSameDocument' in window)
  return isSame === hasRouter ? [] : [hasRouter ? 'the document was loaded anew' : 'the document stayed']
}

async function checkKeyboard(page: Page) {
  const buy = page.locator('#ours').getByRole('button', { name: 'Buy' })
  await buy.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const isIn = await dialog.evaluate((element) => element.contains(document.activeElement))
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
  const isStillIn = await dialog.evaluate((element) => element.contains(document.activeElement))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const isBack = await buy.evaluate((element) => element === document.activeElement)
  return [
    ...(isIn ? [] : ['the focus did not go in']),
    ...(isStillIn ? [] : ['the focus left it by Tab']),
    ...(isBack ? [] : ['the focus did not come back']),
  ]
}

async function checkRendering(address: string) {
  const document = await (await fetch(address)).text()
  const styled = document.match(/<[^>]*class="[^"]*\barot\b[^>]*\sstyle=[^>]*>/g) ?? []
  return [
    ...(document.includes('Studio Over-ear Headphones') ? [] : ['its words are not there']),
    ...styled.map((tag) => `${tag} has a style`),
  ]
}
