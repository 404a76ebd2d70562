// A supplier from a page without verification to a verified one, and the products after that.
import { expect, test } from 'vitest'
import { accountOf, setOperator } from '../../packages/api/scripts/emulator.ts'
import { halves, photograph } from '../../packages/api/test/support/pictures.ts'
import { newProduct, stockOf } from '../support/goods.ts'
import { authProject } from '../support/installation.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { auth, loseNextAnswer, visitor } from '../support/visit.ts'

/** The address of a picture that the server stores. */
const uploaded = /\/pictures\/u\/[0-9a-f]{40}-640\.webp$/
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

test('A verification request is refused with a reason, corrected and granted, with a notification each time, and every buyer sees the result', async () => {
  const [seller, operator] = [await registerPerson('Kirtan Khola Mills'), await registerPerson('Rokeya Operator')]
  await setOperator(auth, authProject, (await accountOf(auth, authProject, operator.email)) ?? '', true)
  const product = await newProduct({ category: 'Fashion & Apparel' }, seller)
  const [selling, deciding] = [await visitor(), await visitor(phone)]

  await signInAt(selling, '/suppliers/me', seller)
  await selling.getByRole('textbox', { name: /^Place/ }).fill('Barishal')
  await selling.getByRole('textbox', { name: /^Smallest order value/ }).fill('12,34.567')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling
    .getByText(/^Smallest order value/)
    .first()
    .waitFor()
  await selling.getByRole('textbox', { name: /^Smallest order value/ }).fill('500')
  await selling.getByRole('button', { name: 'Save' }).click()
  await dismiss(selling, 'Saved!')
  const licence = selling.getByRole('textbox', { name: /^Licence number/ })
  const document = selling.getByRole('textbox', { name: /^Document/ })
  const ask = async (buffer: Buffer) => {
    await licence.fill('TRAD/BAR/000118')
    await selling.getByLabel('Document file').setInputFiles([{ name: 'licence.jpg', mimeType: 'image/jpeg', buffer }])
    await expect.poll(() => document.inputValue()).toMatch(uploaded)
    await selling.getByRole('button', { name: /^Ask/ }).click()
  }
  await licence.fill('TRAD/BAR/000118')
  await document.fill('https://papers.example/licence.jpg')
  await selling.getByRole('button', { name: /^Ask/ }).click()
  await selling.getByText('Upload the document. A linked picture can change after we have checked it.').waitFor()
  await document.fill('')
  await ask(await photograph())
  await selling.getByText(/^Sent on/).waitFor()

  // The logo has to be uploaded too, because an operator checks it now.
  const logo = selling.getByRole('textbox', { name: 'Logo' })
  await logo.fill('https://papers.example/logo.png')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Upload the logo. A linked picture can change after we have checked it.').waitFor()
  await logo.fill('')
  const image = await halves(400, 400).png().toBuffer()
  await selling.getByLabel('Logo file').setInputFiles([{ name: 'logo.png', mimeType: 'image/png', buffer: image }])
  await expect.poll(() => logo.inputValue()).toMatch(uploaded)
  const logoAddress = await logo.inputValue()
  await selling.getByRole('button', { name: 'Save' }).click()
  await dismiss(selling, 'Saved!')

  // An operator on a phone opens the request, which nobody else can see.
  await signInAt(deciding, '/operator', operator)
  const request = deciding.getByRole('article', { name: 'Kirtan Khola Mills' })
  const paper = request.getByRole('link', { name: 'Open document' })
  expect(await paper.getAttribute('href')).toMatch(/\/pictures\/u\/[0-9a-f]{40}-1280\.webp$/)
  await request.locator(`img[src="${logoAddress}"]`).waitFor()
  await request.getByRole('button', { name: 'Refuse: Kirtan Khola Mills' }).click()
  const why = deciding.getByRole('dialog', { name: 'Refuse to verify Kirtan Khola Mills?' })
  await why.getByRole('textbox', { name: /^Reason/ }).fill('The scan cannot be read.')
  await why.getByRole('button', { name: 'Refuse' }).click()
  await request.waitFor({ state: 'detached' })
  await selling.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await selling.getByRole('link', { name: /Your verification was refused/ }).click()
  await selling.getByText('The scan cannot be read.').waitFor()
  await ask(await halves(1200, 1600).jpeg().toBuffer())
  await selling.getByText(/^Sent on/).waitFor()
  await deciding.reload()
  await request.getByRole('button', { name: 'Verify: Kirtan Khola Mills' }).click()
  const sure = deciding.getByRole('alertdialog', { name: 'Verify Kirtan Khola Mills?' })
  await sure.getByRole('button', { name: 'Verify' }).click()
  await request.waitFor({ state: 'detached' })
  await selling.getByRole('link', { name: /^Notifications, 1 unread/ }).waitFor()
  await selling.reload()
  await selling
    .getByText(/^Verified since/)
    .first()
    .waitFor()
  // A new name is checked first. Until then buyers see the verified one.
  await selling.getByRole('textbox', { name: /^Name/ }).fill('Kirtan Khola Fine Mills')
  await selling.getByRole('button', { name: 'Save' }).click()
  await dismiss(selling, 'Saved!')
  await selling.getByText('Name to check: Kirtan Khola Fine Mills').waitFor()
  // A new place alone is checked too.
  await selling.getByRole('textbox', { name: /^Name/ }).fill('Kirtan Khola Mills')
  await selling.getByRole('textbox', { name: /^Place/ }).fill('Barishal Sadar')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText(/^We review a new name, logo or place/).waitFor()
  await dismiss(selling, 'Saved!')

  // A visitor finds the supplier in the list, and the product by the filter.
  const buying = await visitor(phone)
  await buying.goto('/all-categories')
  await buying.getByRole('main').getByRole('link', { name: 'Suppliers' }).click()
  await buying.getByRole('link', { name: 'Kirtan Khola Mills' }).click()
  await buying.getByRole('heading', { level: 1, name: 'Kirtan Khola Mills' }).waitFor()
  for (const fact of ['Barishal', '$500.00']) await buying.getByText(fact).first().waitFor()
  await buying
    .getByText(/^Verified since/)
    .first()
    .waitFor()
  expect(await buying.content()).not.toContain(seller.email)
  // The supplier's name is above the cards, so the cards do not repeat it.
  const card = buying.getByRole('article', { name: product.name })
  await card.waitFor()
  expect(await card.getByText('Kirtan Khola Mills').count()).toBe(0)
  await buying.goto(
    `/category/${encodeURIComponent(product.category)}?verified=true&q=${encodeURIComponent(product.name)}`,
  )
  await card.getByRole('img', { name: 'Verified supplier' }).waitFor()
  await buying.getByRole('button', { name: 'Remove filter Verified suppliers' }).waitFor()
  await buying.goto('/bn/suppliers')
  await buying.getByRole('heading', { level: 1, name: 'সরবরাহকারী' }).waitFor()
  await buying.goto('/suppliers/nobody')
  await buying.getByText('Supplier not found').waitFor()

  // A member who is not an operator sees a message.
  await selling.goto('/operator')
  await selling.getByText('Only operators can see this page').waitFor()
})

test('A withdrawn product can be read but not bought, can be published again, and can be copied', async () => {
  const [seller, buyer] = [await registerPerson('Halda Home'), await registerPerson('Bashir Stores')]
  const product = await newProduct({}, seller)
  const [selling, buying] = [await visitor(), await visitor()]
  await signInAt(selling, `/update-product/${product.id}`, seller)
  await selling.getByRole('button', { name: 'Withdraw' }).click()
  const asked = selling.getByRole('alertdialog', { name: 'Withdraw this product?' })
  await asked.getByRole('button', { name: 'Withdraw' }).click()
  await dismiss(selling, 'Withdrawn')

  await signInAt(buying, `/product/${product.id}`, buyer)
  await buying.getByText('No longer on sale').first().waitFor()
  await buying.goto(`/all-products?q=${encodeURIComponent(product.name)}`)
  await buying.getByText(/^Nothing found/).waitFor()

  // The edit that was typed meanwhile continues.
  await selling.getByRole('textbox', { name: 'Brand' }).fill('Halda')
  await selling.getByRole('button', { name: 'Publish again' }).click()
  await dismiss(selling, 'Published')
  await selling.getByRole('button', { name: 'Update Product' }).click()
  await dismiss(selling, 'Updated!')
  await buying.goto(`/product/${product.id}`)
  await buying.getByRole('button', { name: 'Buy', exact: true }).waitFor()
  expect(await buying.getByText('No longer on sale').count()).toBe(0)

  await selling.goto(`/update-product/${product.id}`)
  await selling.getByRole('link', { name: 'Duplicate' }).click()
  await expect.poll(() => selling.getByRole('textbox', { name: 'Brand' }).inputValue()).toBe('Halda')
  await selling.getByRole('textbox', { name: 'Name', exact: true }).fill(`${product.name} II`)
  await selling.getByRole('button', { name: 'Add Product' }).click()
  await dismiss(selling, 'Added!')
})

test('A product whose withdrawal lost its answer can be published and withdrawn again', async () => {
  const seller = await registerPerson('Halda Home')
  const product = await newProduct({}, seller)
  const page = await visitor()
  const withdraw = async () => {
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  }
  await signInAt(page, `/update-product/${product.id}`, seller)
  await loseNextAnswer(page, `**/api/products/${product.id}/withdraw`)
  await withdraw()
  await dismiss(page, 'Error')
  await page.getByRole('button', { name: 'Publish again' }).click()
  await dismiss(page, 'Published')
  await withdraw()
  await dismiss(page, 'Withdrawn')
  await page.getByRole('textbox', { name: 'Brand' }).fill('Halda')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await dismiss(page, 'Updated!')
})

test('The checkout shows the minimum order value before anything is bought', async () => {
  const [seller, buyer] = [await registerPerson('Surma Supply'), await registerPerson('Bashir Stores')]
  const product = await newProduct({ price: 10, minQuantity: 5, mainQuantity: 500 }, seller)
  const selling = await visitor()
  await signInAt(selling, '/suppliers/me', seller)
  await selling.getByRole('textbox', { name: /^Smallest order value/ }).fill('200')
  await selling.getByRole('button', { name: 'Save' }).click()
  await dismiss(selling, 'Saved!')
  const buying = await visitor()
  await signInAt(buying, `/product/${product.id}`, buyer)
  await buying.getByText('$200.00 (20 units)').waitFor()
  await buying.getByText('Minimum order: 20 units').waitFor()
  await buying.getByRole('button', { name: 'Buy', exact: true }).click()
  const checkout = buying.getByRole('dialog', { name: 'Checkout' })
  const quantity = checkout.getByRole('spinbutton', { name: 'Quantity' })
  const confirm = checkout.getByRole('button', { name: 'Confirm purchase' })
  await checkout.getByText('Minimum 5, 500 in stock, orders from $200.00: 20 units').waitFor()
  await quantity.fill('19')
  await confirm.click()
  await checkout
    .getByText('This supplier takes orders of $200.00 or more: at least 20 units of this product.')
    .waitFor()
  await checkout.getByRole('button', { name: 'Set to minimum' }).click()
  expect(await quantity.inputValue()).toBe('20')

  // The value was raised after the page had loaded. The server refuses with the same text, and no unit is reserved.
  await selling.getByRole('textbox', { name: /^Smallest order value/ }).fill('1250')
  await selling.getByRole('button', { name: 'Save' }).click()
  await dismiss(selling, 'Saved!')
  await confirm.click()
  await checkout
    .getByText('This supplier takes orders of $1,250.00 or more: at least 125 units of this product.')
    .waitFor()
  expect(await stockOf(product.id)).toBe(500)
  await checkout.getByText('Minimum 5, 500 in stock, orders from $1,250.00: 125 units').waitFor()
  await checkout.getByRole('button', { name: 'Set to minimum' }).click()
  await confirm.click()
  await dismiss(buying, 'Success!')
})

test.for([phone, {}])(
  'A search by a supplier’s name opens their page by keyboard, and finds them among all suppliers: %j',
  async (screen) => {
    const name = uniqueName('Karnaphuli ')
    await newProduct({}, await registerPerson(name))
    const word = name.split(' ')[1] ?? ''
    const page = await visitor(screen)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search products' }).focus()
    await page.keyboard.type(word.toUpperCase())
    const suppliers = page.getByRole('group', { name: 'Suppliers' }).getByRole('option')
    await expect.poll(() => suppliers.allInnerTexts()).toEqual([expect.stringContaining(name)])
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await page.goto('/suppliers')
    await page.getByRole('combobox', { name: 'Search suppliers' }).focus()
    await page.keyboard.type(`${word} zzz`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Nothing found for “${word} zzz”` }).waitFor()
    for (const _letter of ' zzz') await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/suppliers?q=${word}`)
    await page.getByRole('article', { name }).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.goBack()
    await page.getByRole('heading', { name: `Nothing found for “${word} zzz”` }).waitFor()
  },
)
