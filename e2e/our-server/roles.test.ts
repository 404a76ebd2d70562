// How each role finds its pages: suppliers their waiting orders, operators their page, and everybody the suppliers.
import { expect, test } from 'vitest'
import { accountOf, setOperator } from '../../packages/api/scripts/emulator.ts'
import { newProduct } from '../support/goods.ts'
import { authProject } from '../support/installation.ts'
import { makeOffer } from '../support/offers.ts'
import { placeOrder } from '../support/orders.ts'
import { call, dismiss, fillLogin, registerPerson, sessionOf, signInAt } from '../support/people.ts'
import { auth, callTo, visitor } from '../support/visit.ts'

test('A supplier sees the number of waiting orders in the bar as they arrive, and opens exactly those', async () => {
  const [seller, buyer] = [await registerPerson('Surma Paper'), await registerPerson('Bashir Stores')]
  const product = await newProduct({ mainQuantity: 1000 }, seller)
  const first = await placeOrder(buyer, product, 10)
  const page = await visitor()
  await signInAt(page, '/add-product', seller)
  await page.getByRole('link', { name: 'Orders, 1 to answer' }).waitFor()
  await placeOrder(buyer, product, 20)
  const waiting = page.getByRole('link', { name: 'Orders, 2 to answer' })
  await waiting.waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Orders 2' }).waitFor()
  await page.keyboard.press('Escape')
  await waiting.click()
  await page.waitForURL('**/orders?side=sold&state=placed')
  await call(seller, 'POST', `/orders/${first}/accept`, {})
  await page.reload()
  await page.getByRole('link', { name: 'Orders, 1 to answer' }).waitFor()
})

test('An operator opens the operator page from the account menu, where a buyer has no such link', async () => {
  const [operator, buyer] = [await registerPerson('Rokeya Operator'), await registerPerson()]
  await setOperator(auth, authProject, (await accountOf(auth, authProject, operator.email)) ?? '', true)
  const page = await visitor()
  await signInAt(page, '/add-product', operator)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Verifications' }).click()
  await page.waitForURL('**/operator')
  await page.getByRole('heading', { level: 1, name: 'Verifications' }).waitFor()
  await page.goto('/operator?state=verified')
  await expect.poll(() => page.getByLabel('Show', { exact: true }).inputValue()).toBe('granted')

  const other = await visitor()
  await signInAt(other, '/add-product', buyer)
  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Sell here' }).waitFor()
  expect(await other.getByRole('menuitem').allTextContents()).toEqual(['Orders', 'Offers', 'Sell here', 'Log Out'])
})

test('Home shows a supplier what waits for an answer until it is answered, and shows a buyer nothing', async () => {
  const [seller, buyer] = [await registerPerson('Halda Linen'), await registerPerson('Bashir Hotels')]
  const product = await newProduct({ mainQuantity: 1000 }, seller)
  const order = await placeOrder(buyer, product, 10)
  await makeOffer(buyer, product, 20, product.price * 0.9)
  const page = await visitor({ storageState: await sessionOf(seller) })
  await page.goto('/')
  const tasks = page.getByRole('main').getByRole('status').filter({ hasText: 'Waiting for you' })
  await tasks.getByRole('link', { name: '1 offer' }).click()
  await page.waitForURL('**/notifications?show=to-do')
  await page.getByRole('main').locator('a[href^="/offers/"]').waitFor()
  await page.goBack()
  await tasks.getByRole('link', { name: '1 order' }).click()
  await page.waitForURL('**/orders?side=sold&state=placed')
  await call(seller, 'POST', `/orders/${order}/accept`, {})
  await page.goto('/')
  await tasks.waitFor()
  expect(await tasks.getByRole('link').allTextContents()).toEqual(['1 offer'])

  const other = await visitor({ storageState: await sessionOf(buyer) })
  await other.goto('/')
  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Sell here' }).waitFor()
  expect(await other.getByText('Waiting for you').count()).toBe(0)
})

test('Home shows an operator the number of waiting verification requests, with a link to them', async () => {
  const [operator, seller] = [await registerPerson('Rokeya Operator'), await registerPerson('Titas Ceramics')]
  await setOperator(auth, authProject, (await accountOf(auth, authProject, operator.email)) ?? '', true)
  await newProduct({}, seller)
  const proof = { licence: 'TRAD/DHK/004512', document: '/pictures/teapot.webp' }
  await call(seller, 'POST', '/suppliers/me/verification', proof)
  const page = await visitor({ storageState: await sessionOf(operator) })
  await page.goto('/')
  await page.getByRole('link', { name: /^\d+ verification requests?$/ }).click()
  await page.waitForURL('**/operator')
})

test('Home links everybody to the list of suppliers', async () => {
  for (const page of [await visitor(), await visitor({ javaScriptEnabled: false })]) {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'All suppliers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Suppliers' }).waitFor()
  }
})

test('A visitor opens the suppliers and the page about selling from the footer', async () => {
  const page = await visitor()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Suppliers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Suppliers' }).waitFor()
  await footer.getByRole('link', { name: 'Sell here' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sell here' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/auth/register')
})

test('A member finds both links in the footer of a page without public reads', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  const footer = page.getByRole('contentinfo')
  for (const name of ['Suppliers', 'Sell here']) await footer.getByRole('link', { name }).waitFor()
})

test('A new supplier saves the page first, and buyers see it with the first product', async () => {
  const seller = await registerPerson('Halda Newcomer')
  const page = await visitor()
  await signInAt(page, '/add-product', seller)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sell here' }).click()
  await page.getByRole('main').getByRole('link', { name: 'My Supplier Page' }).click()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await name.waitFor()
  expect(await name.inputValue()).toBe('Halda Newcomer')
  await page.getByRole('textbox', { name: /^Place/ }).fill('Khulna')
  await page.getByRole('button', { name: 'Save' }).click()
  expect(await dismiss(page, 'Saved!')).toContain('add your first product')
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).waitFor()
  await page.getByRole('heading', { name: 'Verification' }).waitFor()
  const product = await newProduct({}, seller)
  await page.goto(`/product/${product.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Halda Newcomer' }).click()
  await page.getByText('Khulna').first().waitFor()
})

test('An ordinary visit of a buyer gets no error from the server, at the login or on a product', async () => {
  const buyer = await registerPerson()
  const product = await newProduct()
  const page = await visitor()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.url().startsWith(callTo('/')) && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.url()}`)
  })
  const member = page.waitForResponse('**/users/me')
  await page.goto(`/product/${product.id}`)
  await fillLogin(page, buyer)
  await dismiss(page, 'LogIn Successful!')
  await page.getByRole('button', { name: 'Make an offer' }).waitFor()
  await member
  await page.goto('/suppliers/me')
  await page.getByRole('textbox', { name: /^Name/ }).waitFor()
  expect(refused).toEqual([])
})

test('Register links sellers to how selling works', async () => {
  const page = await visitor()
  await page.goto('/auth/register')
  await page.getByRole('link', { name: 'See how selling works' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sell here' }).waitFor()
})
