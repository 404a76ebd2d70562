// How close to the top the products are, measured against the figures of the design.
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerPerson, sessionOf } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

let session: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  session = await sessionOf(await registerPerson())
})

async function open(path: string, [width, height]: readonly [number, number]) {
  const page = await visitor({ storageState: session, viewport: { width, height } })
  await page.goto(path)
  await page.getByRole('main').getByRole('article').first().waitFor()
  return page
}

const topsOf = (page: Page, selector: string) =>
  page
    .getByRole('main')
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))

/** The number of products in the first row. */
async function inFirstRow(page: Page) {
  const tops = await topsOf(page, 'article')
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length
}

describe.each([
  ['a category', '/category/Office%20Supplies%20%26%20Stationery'],
  ['all products', '/all-products'],
])('%s', (_, path) => {
  test('shows the first product within the top 320 px of a phone', async () => {
    const page = await open(path, [390, 844])
    const [first = Number.NaN] = await topsOf(page, 'article')
    expect(first).toBeLessThan(320)
  })

  test.each([
    [1440, 4, 5],
    [1920, 5, 6],
  ])('at %i px has %i to %i products in a row, with picture heights in whole pixels', async (width, least, most) => {
    const page = await open(path, [width, 900])
    const many = await inFirstRow(page)
    expect(many).toBeGreaterThanOrEqual(least)
    expect(many).toBeLessThanOrEqual(most)
    const heights = await page
      .getByRole('main')
      .locator('article [data-slot=picture]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height % 1))
    expect(heights.length).toBeGreaterThan(many)
    expect(heights.filter((part) => part > 0.01 && part < 0.99)).toEqual([])
  })
})

test('Home shows the first product within the top 1,200 px of a phone', async () => {
  const page = await visitor({
    storageState: session,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const [first = Number.NaN] = await topsOf(page, 'article')
  expect(first).toBeLessThan(1200)
})
