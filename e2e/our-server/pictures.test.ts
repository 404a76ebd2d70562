// Dropped pictures, from the form to the card and the product page.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { halves, photograph } from '../../packages/api/test/support/pictures.ts'
import { read } from '../support/goods.ts'
import { dismiss, registerPerson, signInAt } from '../support/people.ts'
import { uniqueName } from '../support/unique.ts'
import { visitor } from '../support/visit.ts'

const listOf = (page: Page, name = 'Pictures, in their order') => page.getByRole('list', { name })

async function fill(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Brand').fill('Testwerk')
  await page.getByLabel('Category').selectOption('Health & Beauty')
  await page.getByLabel('Description').fill('A bowl of clay.')
  await page.getByLabel('Price').fill('3.5')
  await page.getByLabel('Rating').fill('4')
  await page.getByLabel('Quantity', { exact: true }).fill('500')
  await page.getByLabel('Min Quantity').fill('50')
}

test('A supplier drops two pictures and a file of another type, sorts them by keyboard, and buyers see them', async () => {
  const name = uniqueName('Bowl ')
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson('Shitalakshya Mills'))
  await page.getByLabel('Files').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
  ])
  await page.getByText('We cannot read this picture').first().waitFor()
  expect(await page.getByRole('button', { name: 'Try again: notes.jpg' }).count()).toBe(0)
  await listOf(page).getByRole('listitem').first().waitFor()
  await page
    .getByLabel('Files')
    .setInputFiles([{ name: 'back.png', mimeType: 'image/png', buffer: await halves(1600, 1200).png().toBuffer() }])
  await listOf(page).getByRole('listitem').nth(1).waitFor()
  const first = await page.getByLabel('Image').inputValue()
  expect(first).toMatch(/\/api\/pictures\/u\/[0-9a-f]{40}-640\.webp$/)

  // The second picture becomes the main one by keyboard.
  await page.getByRole('button', { name: 'Move picture 2 forward' }).focus()
  await page.keyboard.press('Enter')
  const main = await page.getByLabel('Image').inputValue()
  expect(main).not.toBe(first)

  // The draft has the uploaded pictures.
  await fill(page, name)
  await page.reload()
  await page.getByText('We restored your unsaved changes.').waitFor()
  await listOf(page).getByRole('listitem').nth(1).waitFor()
  expect(await page.getByLabel('Image').inputValue()).toBe(main)
  await page.getByRole('button', { name: 'Add Product' }).click()
  await dismiss(page, 'Added!')
  expect(await page.getByLabel('Image').inputValue()).toBe('')

  const [product] = await read<{ _id: string; image: string; images: string[] }[]>(
    `/products?q=${encodeURIComponent(name)}`,
  )
  expect(product?.images).toEqual([main, first])
  expect(product?.image).toBe(main)
  // A browser without cached pictures loads the fitting size: the smallest one in a table row.
  const readChosenPicture = async (view: string) => {
    const buyer = await visitor()
    await buyer.goto(`/category/Health%20%26%20Beauty?q=${encodeURIComponent(name)}${view}`)
    const picture = buyer.locator(`img[src="${main}"]`).first()
    await picture.waitFor()
    await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
    return picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  }
  expect(await readChosenPicture('&view=table')).toMatch(/-320\.avif$/)
  expect(await readChosenPicture('')).toMatch(/-(320|640|1280)\.avif$/)

  await page.goto(`/product/${product?._id}`)
  const gallery = page.getByRole('region', { name: `Pictures of ${name}` })
  await gallery.getByText('Picture 1 of 2').waitFor()
  await gallery.getByRole('list').first().focus()
  await page.keyboard.press('ArrowRight')
  await gallery.getByText('Picture 2 of 2').waitFor()
  await gallery.getByRole('button', { name: 'Show picture 1' }).click()
  await gallery.getByText('Picture 1 of 2').waitFor()

  // One of two pictures is left, and a product with one picture has no gallery.
  await page.goto(`/update-product/${product?._id}`)
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await dismiss(page, 'Updated!')
  await page.goto(`/product/${product?._id}`)
  await page.getByRole('img', { name }).waitFor()
  expect(await gallery.count()).toBe(0)
})

test('The picture field, the gallery and their problems are in Bengali on a phone', async () => {
  const page = await visitor({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await signInAt(page, '/add-product', await registerPerson('Gomti Mills'))
  await page.goto('/bn/add-product')
  await page.getByLabel('ফাইল').setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await page.getByText('ছবিটি পড়া যাচ্ছে না').first().waitFor()
  await listOf(page, 'ছবিগুলো, ক্রম অনুযায়ী').getByRole('listitem').first().waitFor()
  await page.getByText('প্রধান', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
