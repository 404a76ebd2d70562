// Names that look alike, which the database compares to check whether a name is free.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuseVerifiedName } from '../../src/modules/suppliers/verified-names.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { freshDatabase } from '../support/database.ts'
import { onPostgres } from '../support/place.ts'

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
    'M/S Sundar Textiles',
    'M/s. Sundar Textiles Ltd.',
    'Messrs Sundar Textiles Pvt. Limited',
    'Sundar Textiles Co.',
    'Sundar Textiles & Company',
    'Sundar Textiles Inc.',
    'Sundar Textiles Team',
    'The Sundar Textiles',
    'Sundar Textiles (BD)',
    'মেসার্স Sundar Textiles লিঃ',
    'The Official M/S Sundar Textiles Ltd Support Team',
    'MS Sundar Textiles',
    'Sundar Textiles Help',
    'Sundar Textiles Customer Care',
    'Sundar Textiles Hotline',
    'Support Sundar Textiles',
    'Team Sundar Textiles',
    'Customer Care Sundar Textiles',
    'Sundar Textiles কাস্টমার কেয়ার',
  ])('is in %j', async (name) => expect(await isReserved(name)).toBe(true))

  test.each([
    'Sundar',
    'Sundar Textiles Market',
    'Sundar Textiles Dhaka',
    'Official',
    'Support Verified',
    'The Company Ltd',
    'Sundar Textilesco',
    'Then Sundar Textiles',
    'Sundar Textiles Services',
    'Sundar Textiles Security',
  ])('is not in %j', async (name) => expect(await isReserved(name)).toBe(false))
})

describe('a verified name that another has', () => {
  const isReservedBeside = async (verified: string, name: string) => {
    await db.query(
      `INSERT INTO suppliers (uid, name, verified_since) VALUES ('pair', $1, now())
        ON CONFLICT (uid) DO UPDATE SET name = excluded.name`,
      [verified],
    )
    const [row] = await db.query<{ reserved: boolean }>("SELECT is_verified_name($1, 'other') AS reserved", [name])
    return row?.reserved
  }

  test.each([
    ['Padma Mills Ltd', 'Padma Mills'],
    ['M/S Rahim & Sons', 'Rahim and Sons Limited'],
    ['Rahim & Co. Ltd', 'Rahim and Co'],
    ['মেসার্স করিম এন্ড সন্স', 'করিম & সন্স লিমিটেড'],
    ['মেসার্স করিম এন্ড সন্স লিঃ', 'করিম সন্স'],
    ['Padma Mills Ltd', 'PadmaMillsLtd'],
    ['Dzɔdzɔe Stores', 'Dzodzoe Stores'],
    ['Padma Mills Ltd', 'Padma Mills GmbH'],
    ['Padma Mills Ltd', 'Padma Mills PLC'],
    ['Padma Mills Ltd', 'Padma Mills Corp'],
    ['Padma Mills Ltd', 'Padma Mills L.L.C.'],
    ['Padma Mills Ltd', 'Padma Mills P. Ltd'],
    ['Padma Mills Ltd', 'Padma Mills Corporation'],
    ['Padma Mills Ltd', 'Padma Mills AG'],
    ['পদ্মা মিলস', 'পদ্মা মিলস প্রাঃ লিঃ'],
    ['পদ্মা মিলস', 'পদ্মা মিলস প্রাইভেট লিমিটেড'],
    ['পদ্মা মিলস', 'পদ্মা মিলস কোং'],
    ['পদ্মা মিলস', 'পদ্মা মিলস কোম্পানি'],
    ['পদ্মা মিলস', 'দি পদ্মা মিলস'],
  ])('%j covers %j, with other legal forms', async (verified, name) => {
    expect(await isReservedBeside(verified, name)).toBe(true)
    expect(await isReservedBeside(name, verified)).toBe(true)
  })

  test.each([
    ['আকাশ ট্রেডার্স', 'অ\u09BEকাশ ট্রেডার্স'],
    ['মোহন স্টোর', 'মে\u09BEহন স্টোর'],
    ['মৌ স্টোর', 'মে\u09D7 স্টোর'],
    ['ঔষধ ঘর', 'ও\u09D7ষধ ঘর'],
    ['উৎসব ঘর', 'উত\u09CD\u200Dসব ঘর'],
    ['করিম স্টোর', 'কব\u09BCিম স্টোর'],
    ['বাড়ি ঘর', 'বাড\u0323ি ঘর'],
    ['ঢাকা মসলা', 'ঢ\u09BCাকা মসলা'],
    ['রায় মসলা', 'রায\u09BC মসলা'],
    ['आदर्श स्टोर', 'अ\u093Eदर्श स्टोर'],
    ['ओम ट्रेडर्स', 'अ\u093E\u0947म ट्रेडर्स'],
    ['औषधि घर', 'आ\u0948षधि घर'],
    ['ऐश्वर्या घर', 'ए\u0947श्वर्या घर'],
    ['ईश्वर घर', 'र्इश्वर घर'],
    ['कोमल घर', 'क\u093E\u0947मल घर'],
  ])('%j covers %j, which is drawn alike', async (verified, name) =>
    expect(await isReservedBeside(verified, name)).toBe(true),
  )

  test.each([
    ['আম ঘর', 'অম ঘর'],
    ['পদ্মা', 'পদ্ম'],
    ['ओम घर', 'आम घर'],
    ['Padma Support', 'Padma'],
    ['Wilco', 'Wil'],
    ['Domestic Ltd', 'Domes Ltd'],
    ['M/S Ltd', 'The Company'],
    ['MS Traders', 'Traders'],
  ])('%j does not cover %j', async (verified, name) => expect(await isReservedBeside(verified, name)).toBe(false))
})

test.runIf(onPostgres).each([
  ['Balu Mills', 'BALU mills'],
  ['Balu Mills', 'M/S Balu Mills Ltd'],
  ['Balu Mills Official', 'Balu Mills'],
  ['Balu Ltd', 'BaluLtd'],
])('a transaction with the name %j makes one with %j wait', async (name, similar) => {
  await db.transaction(async (first) => {
    await refuseVerifiedName(first, { uid: 'first', name })
    const second = db.transaction(async (transaction) => {
      await transaction.query("SET LOCAL lock_timeout = '50ms'")
      await refuseVerifiedName(transaction, { uid: 'second', name: 'Turag Mills' })
      await refuseVerifiedName(transaction, { uid: 'second', name: similar })
    })
    await expect(second).rejects.toThrow('lock timeout')
  })
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
    'Arot.',
    'Arot Traders',
    'Official Arot',
    'Support Team of Arot',
    'Padma Mills by Arot',
    'M/S Arot Ltd',
    'Customer Care, Arot',
    'Bangladesh Arot',
    'Karim (Arot Support)',
    'Chandpur Arot Official',
    'Rahim Arot Verified Traders',
    'ARƆT Support',
    'Hotline Arot',
    'Helpline Arot',
    'Refund Arot',
    'Billing Arot',
    'Accounts Arot',
    'Contact Arot',
    'Call Arot',
    'HQ Arot',
    'Arot24',
    '24 Arot',
    'Arot1',
    'Ar0t 24',
    'Arot ২৪',
    'Sell on Arot',
    'For Arot',
    'Real Arot',
    'Our Arot',
    'Marketplace Arot',
    'Fish Arot Customer Support',
    'Fish Arot Hotline',
    'Fish Arot সাপোর্ট',
    'সাপোর্ট আড়ত',
    'অফিসিয়াল আড়ত',
    'টিম আড়ত',
    'দি আড়ত',
    'আড়ত লিমিটেড',
    'আড়ত হটলাইন',
    'আড়ত ডট কম',
    'আড়ত অফিস',
    'আড়ত২৪',
    'आड़त',
  ])('is in %j', async (name) => expect(await isReserved(name)).toBe(true))

  test.each([
    'Arotex Mills',
    'Karot Foods',
    'Carrot Traders',
    'Aro Traders',
    'Rahim Uddin',
    'Kormo Support',
    'Chandpur Fish Arot',
    'M/S Karim Arot',
    'The Karwan Bazar Arot',
    'Bismillah Arot & Sons',
    'Chandpur Fish Arot BD',
    'Karwan Bazar Arot Market',
    'Bangladesh Fish Arot',
    'Karwan Bazar Onion Arot',
    'Bhai Bhai Arot',
    'Chandpur Fish Arot 24',
    'চাঁদপুর মাছের আড়ত',
    'আড়ত ঘর',
    'রহিমের আড়ত',
    'মেসার্স করিম আড়ত',
    'আড়তদার',
  ])('is not in %j', async (name) => expect(await isReserved(name)).toBe(false))

  test('can be several words or empty', async () => {
    expect(await isReserved('Big Bazar Help Desk', 'BigBazar')).toBe(true)
    expect(await isReserved('BigBazar', 'Big Bazar')).toBe(true)
    expect(await isReserved('Dhaka Big Bazar', 'Big Bazar')).toBe(true)
    expect(await isReserved('Big Traders', 'Big Bazar')).toBe(false)
    expect(await isReserved('Anything', '!!!')).toBe(false)
    expect(await isReserved('আড়ত', 'Big Bazar')).toBe(false)
  })
})
