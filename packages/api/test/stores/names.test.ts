// Names that look alike, which the database compares to check whether a name is free.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.close())

async function keyOf(name: string): Promise<string> {
  const [row] = await db.query<{ key: string }>('SELECT name_key($1) AS key', [name])
  return row?.key ?? ''
}

describe('two names', () => {
  test.each([
    ['Samsung Electronics', 'SAMSUNG  electronics'],
    ['Samsung Electronics', 'Ѕаmѕung Еlесtrоniсs'],
    ['Samsung Electronics', 'Sam-sung, Electronics.'],
    ['Samsung Electronics', 'Sámsung Elėctronics'],
    ['Samsung Electronics', 'Ｓａｍｓｕｎｇ Electronics'],
    ['Samsung Electronics', '𝐒𝐚𝐦𝐬𝐮𝐧𝐠 𝓔𝓵𝓮𝓬𝓽𝓻𝓸𝓷𝓲𝓬𝓼'],
    ['Samsung Electronics', '5am5ung E1ectr0nics'],
    ['Samsung Electronics', 'Sarnsung Electronics'],
    ['Samsung Electronics', 'Samsung Electronics ✅'],
    ['Global Mills', 'GIobaI MiIIs'],
    ['Wahid Traders', 'VVahid Traders'],
    ['ПРОМ Ж', 'пром ж'],
    ['মেঘনা ট্রেডার্স', 'মেঘনা  ট্রেডার্‌স'],
  ])('%j and %j look alike', async (one, other) => {
    expect(await keyOf(one)).not.toBe('')
    expect(await keyOf(other)).toBe(await keyOf(one))
  })

  test.each([
    ['Padma Mills', 'Padma Mill'],
    ['Karim Traders', 'Rahim Traders'],
    ['মেঘনা ট্রেডার্স', 'মেঘনা ট্রেডিং'],
    ['পদ্মা', 'পদ্ম'],
    ['Shop 12', 'Shop 13'],
  ])('%j and %j look different', async (one, other) => {
    expect(await keyOf(other)).not.toBe(await keyOf(one))
  })
})

test.each(['Bata', 'ВАТА', 'ⲂⲀⲦⲀ', 'BΛTΛ'])('%j looks like the verified Bata', async (name) => {
  await db.query(
    `INSERT INTO suppliers (uid, name, verified_since) VALUES ('bata', 'Bata', now()) ON CONFLICT DO NOTHING`,
  )
  const [row] = await db.query<{ reserved: boolean }>("SELECT is_verified_name($1, 'other') AS reserved", [name])
  expect(row?.reserved).toBe(true)
})

test('a Latin name looks like a verified name that resembles it', async () => {
  await db.query(`INSERT INTO suppliers (uid, name, verified_since) VALUES ('aroma', 'ΛΡΟΜΛ', now())`)
  const [row] = await db.query<{ reserved: boolean }>("SELECT is_verified_name('Apoma', 'other') AS reserved")
  expect(row?.reserved).toBe(true)
})

describe('a verified name', () => {
  beforeAll(() =>
    db.query(
      `INSERT INTO suppliers (uid, name, verified_since)
        VALUES ('sundar', 'Sundar Textiles', now()), ('sign', '!', now())`,
    ),
  )
  const isReserved = async (name: string) => {
    const [row] = await db.query<{ reserved: boolean }>("SELECT is_verified_name($1, 'other') AS reserved", [name])
    return row?.reserved
  }

  test.each([
    'Sundar Textiles Verified',
    'Sundar Textiles Official',
    'SundarTextiles-Officia1',
    'Sundar Textiles (Support)',
    'Sundar Textiles Official Help Desk',
    'Official Sundar Textiles',
    'The Verified Sundar Textiles',
    'Sundar Textiles অফিসিয়াল',
    'Sundar Textiles যাচাইকৃত',
  ])('is in %j', async (name) => expect(await isReserved(name)).toBe(true))

  test.each(['Sundar', 'Sundar Textiles Market', 'Sundar Textiles Dhaka', 'Official', 'Support Verified'])(
    'is not in %j',
    async (name) => expect(await isReserved(name)).toBe(false),
  )
})

describe('the name of the marketplace', () => {
  const isReserved = async (name: string, marketplace = 'Arot') => {
    const [row] = await db.query<{ reserved: boolean }>('SELECT names_marketplace($1, $2) AS reserved', [
      name,
      marketplace,
    ])
    return row?.reserved
  }

  test.each([
    'Arot',
    'AROT',
    'Arot Support',
    'ArotSupport',
    'The Arot Team',
    'Аrot Officia1',
    'Ar0t Offic1al',
    'A r o t  Support',
    'Arot-Support-Team',
    'Arot!',
    'Welcome to Arot',
    'Λrot',
    'λrot',
    '𝚲rot',
    '∧rot',
    'Ʌrot Support',
    'ꓥrot',
    'Ⲁrot',
    'ⲁⲅⲟⲧ',
    'ⲁⲅⲟⲧ Support',
    'Arøt',
    'আড়ত',
    'আড়ত',
    'আড়ৎ',
    'আড়ত সাপোর্ট',
    'আড়ত Support',
    'আড়ত বাংলাদেশ',
    'আ ড় ত',
    'অ\u09BEড়ত',
    'অ\u200D\u09BEড\u09BCত সাপোর্ট',
    'আড\u0323ত',
    'আড\u093Cত',
    'আড়ত\u09CD\u200D',
    'Arɔt',
    'ARƆT Support',
  ])('is in %j', async (name) => expect(await isReserved(name)).toBe(true))

  test.each([
    'Arotex Mills',
    'Karot Foods',
    'Carrot Traders',
    'Aro Traders',
    'Rahim Uddin',
    'Kormo Support',
    'আড়ত ঘর',
    'রহিমের আড়ত',
    'মেসার্স করিম আড়ত',
    'আড়তদার',
  ])('is not in %j', async (name) => expect(await isReserved(name)).toBe(false))

  test('can be several words or empty', async () => {
    expect(await isReserved('Big Bazar Help Desk', 'BigBazar')).toBe(true)
    expect(await isReserved('BigBazar', 'Big Bazar')).toBe(true)
    expect(await isReserved('Big Traders', 'Big Bazar')).toBe(false)
    expect(await isReserved('Anything', '!!!')).toBe(false)
    expect(await isReserved('আড়ত', 'Big Bazar')).toBe(false)
  })
})
