import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '../support/visit.ts'

/** Home with a fake clock and without reduced motion. */
async function atCarousel() {
  const page = await visitor({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Offers' })
  await carousel.waitFor()
  await page.getByRole('heading', { name: 'Hot Deals' }).waitFor()
  return { page, carousel }
}

const findSlide = (page: Page) => page.locator('[data-slot=hero-slide][data-state=shown]')

async function expectSlide(page: Page, position: number) {
  await page.locator(`[data-slot=hero-slide][data-state=shown][aria-label^="${position} of 3"]`).waitFor()
}

test('Each slide shows for three seconds, and the first follows the third', async () => {
  const { page } = await atCarousel()
  await expectSlide(page, 1)
  // Loading has used up a part of the first three seconds, so measuring starts at a change of slides.
  await page.clock.runFor(3000)
  await expectSlide(page, 2)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  const start = Number((await findSlide(page).getAttribute('aria-label'))?.[0])
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(2999)
    await expectSlide(page, ((start + turn - 2) % 3) + 1)
    await page.clock.runFor(1)
    await expectSlide(page, ((start + turn - 1) % 3) + 1)
  }
})

test('The arrows and dots show the other slides, and the last slide links to all categories', async () => {
  const { page, carousel } = await atCarousel()
  await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click()
  await carousel.getByRole('button', { name: 'Show slide 1' }).click()
  await findSlide(page).getByRole('heading', { name: 'Super Deals up to 40% off electronics and gadgets' }).waitFor()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await findSlide(page)
    .getByRole('heading', { name: /500\+ units at exclusive prices/ })
    .waitFor()
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(page, 3)
  expect(await findSlide(page).getByRole('heading').count()).toBe(0)
  expect(await findSlide(page).getByRole('link').getAttribute('href')).toBe('/all-categories')
  await carousel.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(page, 1)
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expectSlide(page, 3)
})

test('Nothing moves automatically with reduced motion', async () => {
  const page = await visitor()
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Start automatic slide show' }).waitFor()
  await page.clock.runFor(30_000)
  await expectSlide(page, 1)
})
