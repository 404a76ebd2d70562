import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeProblems, axeProblemsInTheDark } from '../support/axe.ts'
import { createMember, type Fixture, openScreen, type Screen, screens } from '../support/screens.ts'
import { visitor } from '../support/visit.ts'

let fixture: Fixture

beforeAll(async () => {
  fixture = await createMember()
})

async function open(screen: Screen, width = 1440) {
  const page = await visitor({
    storageState: screen.isProtected ? fixture.session : undefined,
    viewport: { width, height: 900 },
  })
  await openScreen(page, screen, fixture)
  return page
}

/** Bengali texts are longer and their letters taller. */
const inBengali = [
  '/',
  '/category/{categoryName}',
  '/suppliers/{id}',
  '/suppliers/me',
  '/product/{id}',
  '/add-product',
  '/cart/{email}',
  '/orders',
  '/orders/{id}',
  '/offers',
  '/offers/{id}',
  '/notifications',
  '/notifications/settings',
  '/auth/register',
].map((route): Screen => {
  const { path, isProtected } = screens.find((screen) => screen.route === route)!
  return { route: `/bn${route}`, path: (fixture) => `/bn${path(fixture)}`, heading: /./, isProtected }
})

describe.for([...screens, ...inBengali])('$route', (screen) => {
  test('at 360, 768 and 1440 px has no axe violations in light and dark, and does not scroll sideways', async () => {
    const page = await open(screen)
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      if (width !== 768) {
        expect(await axeProblems(page), `light at ${width} px`).toEqual([])
        expect(await axeProblemsInTheDark(page), `dark at ${width} px`).toEqual([])
      }
      const across = await page.evaluate(() => {
        scrollTo({ left: 1000, behavior: 'instant' })
        return scrollX
      })
      expect(across, `${width} px`).toBe(0)
    }
  })
})

describe('Overlays', () => {
  const product: Screen = screens.find(({ route }) => route === '/product/{id}')!
  const cart: Screen = screens.find(({ route }) => route === '/cart/{email}')!

  async function expectNoProblems(page: Page, ...excepted: string[]) {
    expect(await axeProblems(page, ...excepted), 'light').toEqual([])
    expect(await axeProblemsInTheDark(page), 'dark').toEqual([])
  }

  test('The checkout and its error have no axe violations', async () => {
    const page = await open(product)
    await page.getByRole('button', { name: 'Buy' }).click()
    await page.getByRole('button', { name: 'Confirm purchase' }).click()
    await page.getByText('Minimum quantity required').waitFor()
    await expectNoProblems(page)
  })

  test('A confirmation has no axe violations', async () => {
    const page = await open(cart)
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor()
    await expectNoProblems(page)
  })

  test('The account menu and the search suggestions have no axe violations', async () => {
    const page = await open(product)
    const account = page.getByRole('button', { name: /^Account of/ })
    await account.click()
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor()
    // A menu is outside the landmarks of the page, as the ARIA pattern of a menu button has it.
    await expectNoProblems(page, 'region')
    await page.keyboard.press('Escape')
    // Text that is typed before the menu has returned the focus would lose it again.
    await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('combobox', { name: 'Search products' }).fill('own carton')
    await page.getByRole('option').first().waitFor()
    await expectNoProblems(page)
  })
})

test('On a laptop at 200 % zoom the bars scroll away, and the page has the whole screen', async () => {
  const page = await visitor({ viewport: { width: 720, height: 450 } })
  await page.goto('/about-us')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  for (const slot of ['nav-bar', 'nav-bar-bottom']) {
    const box = await page.locator(`[data-slot=${slot}]`).boundingBox()
    expect(box && box.y + box.height, slot).toBeLessThanOrEqual(0)
  }
})
