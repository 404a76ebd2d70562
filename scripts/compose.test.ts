import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readServices } from './image/compose.ts'

const needed = {
  DATABASE_PASSWORD: 'secret',
  FIREBASE_PROJECT_ID: 'arot',
  FIREBASE_API_KEY: 'key',
  PUBLIC_URL: 'https://market.example',
}

test('compose.yaml gives the api and the app the same name and currency', () => {
  const { api, app } = readServices(join(import.meta.dirname, '..'), {
    ...needed,
    BRAND_NAME: 'Bazaar',
    CURRENCY: 'BDT',
  })
  expect(api.environment).toMatchObject({ BRAND_NAME: 'Bazaar', CURRENCY: 'BDT' })
  expect(app.environment).toMatchObject({ VITE_BRAND_NAME: 'Bazaar', VITE_CURRENCY: 'BDT' })
})
