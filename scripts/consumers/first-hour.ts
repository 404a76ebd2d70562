// Uses the product of `docs/first-hour.md` as the page describes.
import type { Page } from 'playwright'
import type { Check } from '../package/report.ts'

type Visit = <T>(address: string, look: (page: Page) => Promise<T>) => Promise<T>

export function firstHourHolds(address: string, visit: Visit): Check[] {
  return [
    { name: 'the first hour: its list is filtered, and shown as a table', run: () => visit(address, checkList) },
    {
      name: 'the first hour: too few are refused in Bengali, and enough are bought',
      run: () => visit(address, checkPurchase),
    },
    { name: 'the first hour: it has the colours of its brand', run: () => visit(address, checkColour) },
  ]
}

async function checkList(page: Page) {
  const problems: string[] = []
  const cards = page.getByRole('article')
  if ((await cards.count()) !== 3) problems.push(`${await cards.count()} cards for 3 products`)
  await page.locator('[data-slot=filters] button').first().click()
  await page.getByRole('dialog').getByText('Meghna Ceramics').click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  if ((await cards.count()) !== 2) problems.push(`${await cards.count()} cards for a brand with 2 products`)
  await page.getByRole('group', { name: 'ধরন' }).getByRole('radio', { name: 'টেবিল' }).check()
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(2).waitFor()
  if ((await rows.count()) !== 3) problems.push(`${await rows.count()} rows for a head and 2 products`)
  return problems
}

async function checkPurchase(page: Page) {
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await page.locator('[data-slot=buy-box] button').click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.locator('[data-slot=dialog-footer] button').last()
  await dialog.getByRole('spinbutton').fill('১০')
  await confirm.click()
  await dialog.getByText('অন্তত ৪৮ ইউনিট কিনতে হবে।').waitFor()
  await dialog.getByRole('spinbutton').fill('৯৬')
  await confirm.click()
  await page.getByText('কেনা হয়েছে।').first().waitFor()
  await page.getByText('৮৬৪').first().waitFor()
  return []
}

async function checkColour(page: Page) {
  await page.getByRole('article').first().getByRole('link').first().click()
  const button = page.locator('[data-slot=buy-box] button')
  await button.waitFor()
  const { colour, brand } = await button.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const draw = (style: string) => {
      if (canvas) canvas.fillStyle = style
      canvas?.fillRect(0, 0, 1, 1)
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].join(' ')
    }
    return { colour: draw(getComputedStyle(element).backgroundColor), brand: draw('#0b5cad') }
  })
  return colour === brand ? [] : [`its button is ${colour}, its brand ${brand}`]
}
