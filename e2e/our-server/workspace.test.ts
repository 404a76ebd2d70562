// Bulk edits of a supplier: cell by cell, many at once, and by files from a spreadsheet.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newProduct, read, stockOf } from '../support/goods.ts'
import { call, dismiss, fillLogin, logOut, registerPerson, sessionOf, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const table = '/my-products?view=table'

const findStatus = (page: Page) => page.locator('[data-slot=own-products-news]')

/** The cell of a product under a heading, in any order of columns. */
async function cellOf(page: Page, name: string, heading: string) {
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.waitFor()
  const headings = await page.getByRole('columnheader').allTextContents()
  return row.locator(':scope > *').nth(headings.findIndex((one) => one.trim() === heading))
}

test('Cells are edited by keyboard, show their problems, are marked, can be undone, and are saved', async () => {
  const seller = await registerPerson('Padma Mills')
  const one = await newProduct({ name: 'Anchor rope', mainQuantity: 500, minQuantity: 10, price: 12.5 }, seller)
  const other = await newProduct({ name: 'Bronze hinge', mainQuantity: 80, minQuantity: 10, price: 3 }, seller)
  const page = await visitor()
  await signInAt(page, table, seller)
  await (await cellOf(page, 'Anchor rope', 'Stock')).focus()
  await page.keyboard.type('640')
  await page.keyboard.press('Enter')
  await expect.poll(() => findStatus(page).textContent()).toBe('Stock of Anchor rope changed from 500 to 640')
  expect(await stockOf(one.id)).toBe(640)

  // Tab moves to the next cell of the row. A value that breaks a rule shows its problem and is not sent.
  const minimum = await cellOf(page, 'Anchor rope', 'Minimum')
  await minimum.focus()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Minimum of Anchor rope' })
  await page.locator('[data-slot=data-table-refusal]').waitFor()
  await field.fill('24')
  await page.keyboard.press('Enter')
  await expect.poll(() => findStatus(page).textContent()).toBe('Minimum of Anchor rope changed from 10 to 24')

  const price = await cellOf(page, 'Bronze hinge', 'Price')
  await price.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Price of Bronze hinge' }).fill('3.75')
  await page.keyboard.press('Enter')
  await expect.poll(() => findStatus(page).textContent()).toBe('Price of Bronze hinge changed from $3.00 to $3.75')
  await page.keyboard.press('Control+z')
  await expect.poll(() => findStatus(page).textContent()).toBe('Undone.')
  await expect.poll(() => read<{ price: number }>(`/products/${other.id}`)).toMatchObject({ price: 3 })

  await page.reload()
  expect(await (await cellOf(page, 'Anchor rope', 'Stock')).textContent()).toContain('640')
  expect(await (await cellOf(page, 'Anchor rope', 'Minimum')).textContent()).toContain('24')
  expect(await (await cellOf(page, 'Bronze hinge', 'Price')).textContent()).toContain('$3.00')
})

test('Of two browsers that change one cell, the later one sees the current value and keeps it or sets its own', async () => {
  const seller = await registerPerson('Meghna Traders')
  const product = await newProduct({ name: 'Copper wire', mainQuantity: 100 }, seller)
  const storageState = await sessionOf(seller)
  const [early, late] = [await visitor({ storageState }), await visitor({ storageState })]
  const begin = async (page: Page, value: string) => {
    await (await cellOf(page, 'Copper wire', 'Stock')).focus()
    await page.keyboard.type(value)
  }
  for (const page of [early, late]) {
    await page.goto(table)
    await cellOf(page, 'Copper wire', 'Stock')
  }
  await begin(late, '70')
  await begin(early, '90')
  await early.keyboard.press('Enter')
  await expect.poll(() => findStatus(early).textContent()).toBe('Stock of Copper wire changed from 100 to 90')

  await late.keyboard.press('Enter')
  await late.getByText('It is now 90. You entered 70.').waitFor()
  expect(await stockOf(product.id)).toBe(90)
  await late.getByRole('button', { name: 'Keep 90' }).click()
  await expect.poll(async () => (await cellOf(late, 'Copper wire', 'Stock')).textContent()).toBe('90')
  expect(await stockOf(product.id)).toBe(90)

  await begin(late, '60')
  await begin(early, '85')
  await early.keyboard.press('Enter')
  await expect.poll(() => stockOf(product.id)).toBe(85)
  await late.keyboard.press('Enter')
  await late.getByText('It is now 85. You entered 60.').waitFor()
  await late.getByRole('button', { name: 'Set 60' }).click()
  await expect.poll(() => findStatus(late).textContent()).toBe('Stock of Copper wire changed from 85 to 60')
  expect(await stockOf(product.id)).toBe(60)
})

test('Many products change at once after a preview, and those that would break a rule stay', async () => {
  const seller = await registerPerson('Jamuna Goods')
  const [dear, cheap] = [
    await newProduct(
      { name: 'Desk lamp', price: 20, minQuantity: 10, mainQuantity: 300, priceBreaks: [{ from: 100, price: 18 }] },
      seller,
    ),
    await newProduct({ name: 'Envelope box', price: 5, minQuantity: 10, mainQuantity: 300 }, seller),
  ]
  const page = await visitor()
  await signInAt(page, table, seller)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Change figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByRole('radio', { name: 'Price' }).check({ force: true })
  await dialog.getByRole('radio', { name: 'Raise by %' }).check({ force: true })
  await dialog.getByRole('textbox', { name: /^Percent/ }).fill('10')
  for (const figure of ['$22.00', '$5.50']) await dialog.getByText(figure).waitFor()
  expect(await read<{ price: number }>(`/products/${dear.id}`)).toMatchObject({ price: 20 })
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await dialog.getByText('2 products were changed').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => findStatus(page).textContent()).toBe('2 products changed')
  expect(await read<{ price: number }>(`/products/${dear.id}`)).toMatchObject({
    price: 22,
    priceBreaks: [{ from: 100, price: 19.8 }],
  })
  expect(await read<{ price: number }>(`/products/${cheap.id}`)).toMatchObject({ price: 5.5 })

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page
    .getByRole('dialog', { name: 'Withdraw 2 products' })
    .getByRole('button', { name: /^Change 2|^Withdraw/ })
    .click()
  await page.getByRole('dialog').getByText('2 products were changed').waitFor()
  await expect.poll(() => read<{ withdrawn?: boolean }>(`/products/${cheap.id}`)).toMatchObject({ withdrawn: true })
})

const heading = 'sku,name,brand,category,description,image,price,stock,minimum,rating\r\n'
const rowOf = (sku: string, price: string) =>
  `${sku},"Jute sack, ${sku}",Padma,Office Supplies & Stationery,Hemmed.,https://pictures.example/sack.jpg,${price},400,20,4\r\n`

const chooseFile = (page: Page, text: string, name = 'goods.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function download(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download')
  await press()
  const file = await saving
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

const ownOf = async (person: Awaited<ReturnType<typeof registerPerson>>) => {
  const answer = await call(person, 'GET', '/products/mine')
  return Number(answer.headers.get('x-total-count'))
}

test('A file with bad rows is checked row by row, corrected and imported, and its export changes nothing', async () => {
  const seller = await registerPerson('Surma Jute')
  const page = await visitor()
  await page.goto('/my-products/import')
  await page.getByText('Log in to import products.').waitFor()
  await fillLogin(page, seller)
  await dismiss(page, 'LogIn Successful!')
  await chooseFile(page, heading + rowOf('J-1', '1.40') + rowOf('J-2', 'cheap') + rowOf('J-3', '2.20'))
  const report = page.getByRole('group', { name: 'What would change' })
  await report.getByText('Jute sack, J-2').waitFor()
  await report.getByText(/^price:/).waitFor()
  expect(await ownOf(seller)).toBe(0)

  const repair = await download(page, () => page.getByRole('button', { name: 'Download the refused row' }).click())
  expect(repair.name).toBe('to-repair-goods.csv')
  expect(repair.text).toMatch(/^\uFEFF?problem,sku,.*\r\nprice: .*,J-2,/)
  expect(repair.text).not.toContain('J-3')
  await page.getByText('All rows, or none').click()
  await page.getByRole('button', { name: 'Write 2 rows' }).hover()
  await page.getByText('1 row has errors. Fix it first.').first().waitFor()
  await page.getByText('The 2 valid rows').click()
  await page.getByRole('button', { name: 'Write 2 rows' }).click()
  await page.getByText('2 added, 0 changed').waitFor()
  expect(await ownOf(seller)).toBe(2)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await chooseFile(page, repair.text.replace(',cheap,', ',1.90,'), repair.name)
  await page.getByText('Jute sack, J-2').waitFor()
  expect(await page.getByText('was not read').count()).toBe(0)
  await page.getByRole('button', { name: 'Write 1 row' }).click()
  await page.getByText('1 added, 0 changed').waitFor()

  await page.locator('[data-slot=import-panel]').getByRole('link', { name: 'My Products' }).click()
  await page.getByRole('article', { name: 'Jute sack, J-2' }).waitFor()
  const box = page.getByRole('combobox', { name: 'Search my products' })
  await box.fill('j-2')
  await box.press('Enter')
  await page.getByText('Showing all 1').waitFor()
  expect(await page.getByRole('banner').getByRole('combobox').inputValue()).toBe('')
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.goBack()
  await page.getByText('Showing all 3').waitFor()
  const whole = await download(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(whole.name).toBe('products.csv')
  for (const sku of ['J-1', 'J-2', 'J-3']) expect(whole.text).toContain(sku)
  await page.getByRole('link', { name: 'Import' }).click()
  await chooseFile(page, whole.text, whole.name)
  await page.getByText('Nothing to import: every row already matches your products.').waitFor()
  expect(await page.getByRole('button', { name: /^Write/ }).count()).toBe(0)
})

test('A file with other headings is matched once, corrected, and recognized at once afterwards', async () => {
  const seller = await registerPerson('Meghna Trading')
  const page = await visitor()
  await signInAt(page, '/my-products/import', seller)
  const others = 'Artikel,Title,Vendor,Warengruppe,Details,Photo,List price,Qty,MOQ,Stars\r\n'
  const file = others + rowOf('M-1', '1.40') + rowOf('M-2', 'cheap')
  await chooseFile(page, file)
  const step = page.getByRole('group', { name: 'Match columns' })
  await step.getByText('Example: M-1').waitFor()
  expect(await step.getByText('Not recognized').count()).toBe(3)
  await step.getByText('New products also need Category and Price.').waitFor()
  await step.getByLabel('Field for Artikel').selectOption('SKU')
  await step.getByLabel('Field for Warengruppe').selectOption('Category')
  await step.getByLabel('Field for List price').selectOption('Price')
  await step.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'New 1' }).waitFor()
  const repair = await download(page, () => page.getByRole('button', { name: 'Download the refused row' }).click())
  expect(repair.text).toContain('problem,Artikel,Title')
  await page.getByRole('button', { name: 'Write 1 row' }).click()
  await page.getByText('1 added, 0 changed').waitFor()
  expect(await ownOf(seller)).toBe(1)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await chooseFile(page, repair.text.replace(',cheap,', ',1.90,'), repair.name)
  await page.getByRole('button', { name: 'Write 1 row' }).click()
  await page.getByText('1 added, 0 changed').waitFor()
  expect(await ownOf(seller)).toBe(2)

  await page.reload()
  await chooseFile(page, file.replace('cheap', '1.90'))
  await page.getByText('Nothing to import: every row already matches your products.').waitFor()
  await page.getByRole('button', { name: 'Change columns' }).click()
  await page.getByLabel('Field for List price').selectOption('Do not import')
  await page.getByText('New products also need Price.').waitFor()
})

test('Hidden columns and changed widths survive a reload, and logging out removes them', async () => {
  const seller = await registerPerson('Surma Traders')
  await newProduct({ name: 'Door latch' }, seller)
  const page = await visitor()
  await signInAt(page, table, seller)
  const headings = () => page.getByRole('columnheader').allTextContents()
  const widthOf = async () => (await (await cellOf(page, 'Door latch', 'Category')).boundingBox())?.width
  const before = (await widthOf()) ?? 0

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'SKU' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Category', exact: true }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(widthOf).toBe(before + 16)
  await page.reload()
  await page.getByRole('button', { name: 'Columns 1 hidden' }).waitFor()
  expect(await headings()).not.toContain('SKU')
  expect(await widthOf()).toBe(before + 16)

  await logOut(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arot:table-columns'))).toBeNull()
})

test('On a 360 px phone in Bengali a cell is edited and a file is checked, and nothing is wider than the screen', async () => {
  const seller = await registerPerson('Gomti Mills')
  const product = await newProduct({ name: 'Flour bin', mainQuantity: 100 }, seller)
  const page = await visitor(phone)
  await signInAt(page, '/add-product', seller)
  await page.goto(`/bn${table}`)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth)
  const stock = await cellOf(page, 'Flour bin', 'মজুত')
  await stock.scrollIntoViewIfNeeded()
  await stock.dblclick()
  const field = page.getByRole('textbox', { name: 'Flour bin: মজুত' })
  await field.fill('১২০')
  await field.press('Enter')
  await expect.poll(() => findStatus(page).textContent()).toBe('Flour bin, মজুত: ১০০ থেকে ১২০ করা হয়েছে')
  expect(await stockOf(product.id)).toBe(120)
  expect(await fits()).toBeLessThanOrEqual(360)

  await page.goto('/bn/my-products/import')
  await chooseFile(page, heading.replace('price', 'দাম') + rowOf('B-1', '1.40') + rowOf('B-2', ''))
  await page.getByRole('radio', { name: 'বাতিল ১' }).waitFor()
  await page.getByText(/^দাম: /).waitFor()
  expect(await fits()).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: '১টি সারি লিখুন' }).click()
  await page.getByText('১টি যোগ হয়েছে, ০টি বদলেছে').waitFor()
  expect(await fits()).toBeLessThanOrEqual(360)

  await page.locator('[data-slot=import-panel]').getByRole('link', { name: 'আমার পণ্য' }).click()
  await page.getByRole('article', { name: 'Jute sack, B-1' }).waitFor()
  const file = await download(page, () => page.getByRole('button', { name: 'রপ্তানি' }).click())
  expect(file.text).toContain('নাম,ব্র্যান্ড')
})
