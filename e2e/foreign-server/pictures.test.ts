import { expect, test } from 'vitest'
import { registerPerson, signInAt } from '../support/people.ts'
import { visitor } from '../support/visit.ts'

test('A server without picture uploads gets none: the form has only an address field', async () => {
  const page = await visitor()
  await signInAt(page, '/add-product', await registerPerson())
  await page.getByLabel('Image').fill('https://pictures.example/crate.webp')
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await page.getByText('The address of a picture, as https://…', { exact: true }).count()).toBe(1)
})
