// Overlays of two kits on one page: the upper one gets pointer, keys, wheel and focus, and returns them when it closes.
import type { Page } from 'playwright'
import type { Check } from '../package/report.ts'

type Visit = <T>(address: string, look: (page: Page) => Promise<T>) => Promise<T>

export function muiHolds(address: string, visit: Visit): Check[] {
  const at = (name: string, look: (page: Page) => Promise<string[]>) => ({
    name: `vite-mui: ${name}`,
    run: () => visit(address, look),
  })
  return [
    at('their select in our dialog, by pointer', theirSelect('pointer')),
    at('their select in our dialog, by keyboard', theirSelect('keyboard')),
    at('our select and menu in their dialog', ourMenu),
    at('their dialog above ours: Escape closes one at a time', theirsAboveOurs),
    at('our dialog above theirs: Escape closes one at a time', oursAboveTheirs),
    at('a press beside their dialog closes theirs alone', pressBeside),
  ]
}

const dialog = (page: Page, name: 'Ours' | 'Theirs') => page.getByRole('dialog', { name, includeHidden: true })
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const focusIsIn = (page: Page, name: 'Ours' | 'Theirs') =>
  dialog(page, name).evaluate((element) => element.contains(document.activeElement))

function theirSelect(by: 'pointer' | 'keyboard') {
  return async (page: Page) => {
    await open(page, 'Open ours')
    const select = page.getByRole('combobox', { name: 'Their select in ours' })
    if (by === 'pointer') {
      await select.click()
      await page.getByRole('option', { name: 'Nepal' }).click()
    } else {
      await select.focus()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('listbox').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      if (!(await dialog(page, 'Ours').isVisible())) return ['Escape closed our dialog too']
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
    }
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    return [
      ...((await select.textContent()) === 'Nepal' ? [] : [`it says ${await select.textContent()}`]),
      ...((await focusIsIn(page, 'Ours')) ? [] : ['the focus left our dialog']),
    ]
  }
}

async function ourMenu(page: Page) {
  await open(page, 'Open theirs')
  await page.getByRole('combobox', { name: 'Our select in theirs' }).selectOption('Nepal')
  await open(page, 'Our menu in theirs')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  if (!(await dialog(page, 'Theirs').isVisible())) return ['Escape closed their dialog too']
  await open(page, 'Our menu in theirs')
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return (await focusIsIn(page, 'Theirs')) ? [] : ['the focus left their dialog']
}

async function theirsAboveOurs(page: Page) {
  await open(page, 'Open ours')
  await open(page, 'Theirs above ours')
  await open(page, 'Nothing in theirs')
  return oneAtATime(page, 'Theirs', 'Ours', 'Open ours')
}

async function oursAboveTheirs(page: Page) {
  await open(page, 'Open theirs')
  await open(page, 'Ours above theirs')
  await open(page, 'Nothing in ours')
  return oneAtATime(page, 'Ours', 'Theirs', 'Open theirs')
}

async function oneAtATime(page: Page, above: 'Ours' | 'Theirs', below: 'Ours' | 'Theirs', opener: string) {
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    if (!(await focusIsIn(page, above))) return [`Tab left ${above}`]
  }
  await page.keyboard.press('Escape')
  await dialog(page, above).waitFor({ state: 'detached' })
  if (!(await dialog(page, below).isVisible())) return [`Escape closed ${below} too`]
  if (!(await focusIsIn(page, below))) return [`the focus did not come back to ${below}`]
  await page.keyboard.press('Escape')
  await dialog(page, below).waitFor({ state: 'detached' })
  const button = page.getByRole('button', { name: opener, exact: true })
  return (await button.evaluate((element) => element === document.activeElement)) ? [] : ['the focus is lost']
}

async function pressBeside(page: Page) {
  await open(page, 'Open ours')
  await open(page, 'Theirs above ours')
  await dialog(page, 'Theirs').waitFor()
  await page.mouse.click(5, 5)
  await dialog(page, 'Theirs').waitFor({ state: 'detached' })
  return (await dialog(page, 'Ours').isVisible()) ? [] : ['ours closed too']
}
