import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canRequestVerification,
  changesVerifiedFacts,
  createClient,
  nextVerification,
  orderValueProblem,
  publicNameProblem,
  publishCalls,
  purchaseProblem,
  smallestPurchase,
  supplierCalls,
  supplierProblems,
  type VerificationAct,
  verificationCalls,
  verificationProblems,
  verificationStates,
} from '../src/index.ts'
import { priced } from './priced.ts'

const profile = { name: 'Padma Mill', logo: '', place: '', about: '', smallestOrderValue: null }

describe('a profile', () => {
  test('only needs a name', () => {
    expect(supplierProblems(profile)).toEqual({})
    for (const name of ['karim@example.com', 'Karim (karim@example.com)']) {
      expect(supplierProblems({ ...profile, name })).toEqual({ name: 'Name must not be an email address.' })
    }
    expect(supplierProblems({ ...profile, name: ' ' })).toEqual({ name: 'Name is required' })
  })

  test('has a logo with an https address or a stored one', () => {
    const logo = 'http://localhost/own.webp'
    const problems = { logo: 'The logo’s address must start with https://.' }
    expect(supplierProblems({ ...profile, logo })).toEqual(problems)
    expect(supplierProblems({ ...profile, logo }, { isOwnPicture: (image) => image === logo })).toEqual({})
  })

  test('can keep a name that is older than the rules of names', () => {
    const mixed = { ...profile, name: 'Sаmsung' }
    const problems = { name: 'Name must not mix alphabets in one word.' }
    expect(supplierProblems(mixed)).toEqual(problems)
    expect(supplierProblems(mixed, { savedNames: ['Padma Mill', 'Sаmsung'] })).toEqual({})
    expect(supplierProblems({ ...mixed, name: 'Nоkia' }, { savedNames: ['Sаmsung'] })).toEqual(problems)
  })

  test('has a place without addresses or piles of marks, unless it is older than the rules', () => {
    for (const place of ['Khatunganj, Chattogram – 4000', 'Plot #12, Rd. 3/A (2nd floor), Dhaka', 'চকবাজার, ঢাকা']) {
      expect(supplierProblems({ ...profile, place })).toEqual({})
    }
    const place = 'Dhaka, evil.com'
    expect(supplierProblems({ ...profile, place })).toEqual({ place: 'Place must not contain a web address.' })
    expect(supplierProblems({ ...profile, place }, { savedPlaces: ['Khulna', place] })).toEqual({})
    expect(supplierProblems({ ...profile, place: `Z${'\u0316'.repeat(9)}algo` })).toEqual({
      place: 'Place may have at most 2 marks on one letter.',
    })
    expect(supplierProblems({ ...profile, place: 'Dhaka ✅' })).toEqual({
      place: 'Use letters, digits and simple punctuation.',
    })
  })

  test('changes a verified fact with another name, logo or place', () => {
    const supplier = { name: 'Padma Mill', place: 'Khulna' }
    const facts = { name: 'Padma Mill', logo: '', place: 'Khulna' }
    expect(changesVerifiedFacts(facts, supplier)).toBe(false)
    for (const change of [{ name: 'Padma' }, { logo: 'https://padma.example/l.png' }, { place: '' }]) {
      expect(changesVerifiedFacts({ ...facts, ...change }, supplier)).toBe(true)
    }
  })

  test.each([
    [{ logo: 'http://example.com/l.png' }, 'logo'],
    [{ logo: 'https://me:secret@example.com/l.png' }, 'logo'],
    [{ place: 'x'.repeat(101) }, 'place'],
    [{ about: 'x'.repeat(2001) }, 'about'],
    [{ about: 'hidden\u202e' }, 'about'],
    [{ smallestOrderValue: 0 }, 'smallestOrderValue'],
    [{ smallestOrderValue: 10.005 }, 'smallestOrderValue'],
    [{ smallestOrderValue: Number.NaN }, 'smallestOrderValue'],
  ])('with %o is refused', (more, field) => {
    expect(Object.keys(supplierProblems({ ...profile, ...more }))).toEqual([field])
  })

  test('can have lines in its description, and no decimals of a yen', () => {
    expect(supplierProblems({ ...profile, about: 'Tools.\nAnd more.', smallestOrderValue: 99.5 })).toEqual({})
    expect(supplierProblems({ ...profile, smallestOrderValue: 99.5 }, { currency: 'JPY' })).toEqual({
      smallestOrderValue: 'Smallest order value must be a whole number.',
    })
  })
})

test('an order reaches the smallest value exactly at that value, at the price of its quantity', () => {
  const product = {
    price: 0.1,
    minQuantity: 1,
    priceBreaks: [{ from: 10, price: 0.07 }],
    supplier: { smallestOrderValue: 0.7 },
  }
  expect([6, 7, 9, 10].map((quantity) => orderValueProblem(quantity, product)?.code)).toEqual([
    'below_order_value',
    undefined,
    undefined,
    undefined,
  ])
  expect(orderValueProblem(6, product)?.text).toBe('This supplier takes orders of 0.7 or more.')
  expect(orderValueProblem(1, { ...product, supplier: undefined })).toBeNull()
})

describe('the smallest purchase', () => {
  const product = { price: 7, minQuantity: 9, orderMultiple: 24 }
  const worth = (smallestOrderValue: number) => ({ supplier: { smallestOrderValue } })

  test('is the smallest order if its supplier requires no more', () => {
    expect(smallestPurchase(product)).toBe(24)
    expect(smallestPurchase({ ...product, ...worth(168) })).toBe(24)
  })

  test('is a number of whole cartons that reaches the value', () => {
    expect(smallestPurchase({ ...product, ...worth(168.01) })).toBe(48)
    expect(smallestPurchase({ price: 0.1, minQuantity: 1, ...worth(0.3) })).toBe(3)
  })

  test('is calculated with the price of its quantity, below or above a price break', () => {
    const laddered = { price: 10, minQuantity: 5, priceBreaks: [{ from: 40, price: 8 }] }
    expect(smallestPurchase({ ...laddered, ...worth(390) })).toBe(39)
    expect(smallestPurchase({ ...laddered, ...worth(391) })).toBe(49)
    expect(smallestPurchase({ ...laddered, ...worth(5000) })).toBe(625)
  })

  test('can be bought, and nothing smaller can, for any product', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 3_000_000 }), (product, cents) => {
        const sold = { ...product, ...worth(cents / 100) }
        const least = smallestPurchase(sold)
        const isBought = (units: number) =>
          purchaseProblem(units, { ...sold, mainQuantity: 1e9 }) === null && orderValueProblem(units, sold) === null
        expect(isBought(least)).toBe(true)
        const carton = sold.orderMultiple ?? 1
        // One carton less, and the largest quantity at each price before.
        const others = [least, ...product.priceBreaks.map(({ from }) => from)].map((units) => units - carton)
        expect(others.filter((units) => units < least && isBought(units))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a verification', () => {
  test('goes from requested to granted or refused, and from granted to withdrawn; then it can be requested again', () => {
    const acts: VerificationAct[] = ['grant', 'refuse', 'withdraw']
    const table = verificationStates.map((state) => acts.map((act) => nextVerification(state, act)))
    expect(table).toEqual([
      ['granted', 'refused', null],
      [null, null, 'withdrawn'],
      [null, null, null],
      [null, null, null],
    ])
    expect([undefined, ...verificationStates].map(canRequestVerification)).toEqual([true, false, false, true, true])
  })

  test('needs a licence number and a stored document', () => {
    const isOwnPicture = (image: string) => image === '/own.webp'
    expect(verificationProblems({ licence: 'A-1', document: '/own.webp' }, isOwnPicture)).toEqual({})
    expect(verificationProblems({ licence: '', document: 'https://example.com/a.pdf' }, isOwnPicture)).toEqual({
      licence: 'Licence number is required',
      document: 'Upload the document. A linked picture can change after we have checked it.',
    })
  })
})

describe('a public name', () => {
  test.each([
    'Rahim Uddin',
    'Md.Rahim & Sons Co. Ltd.',
    'A.K.M. Traders (Pvt.) Ltd',
    'St.Martin Fish',
    'No. 1/2 Bazar Road',
    'মেঘনা ট্রেডার্স',
    'ক্ষুদ্র ও কুটির শিল্প',
    'লক্ষ্মী স্টোর্স',
    'সাঁইত্রিশ র‍্যাঁদা ঘর',
    'খোঁড়া দাঁড়াঁ য়াঁ',
    'উজ্জ্বল বস্ত্রালয়',
    'Nguyễn Thị Hồng',
    'शक्ति ज़मीं ट्रेडर्स',
    'น้ำผึ้ง',
    'BRACের দোকান',
    'Müller & Söhne GmbH',
    'شركة النور للتجارة',
    '深圳ABC电子有限公司',
    '東京ひかりテクノ',
    '삼성 Trading',
    'ООО Ромашка',
    'Ромашка Trading',
    'Ελληνικά Λάδια',
    'Հայ Տնտես',
    'Ⲣⲉⲙⲛⲕⲏⲙⲓ',
    "Rahim’s Men's Wear: No. 1 / Shop #5 (24+7) – Hi-Tech!",
    'রহমান‌স স্টোর ২৪',
    'متجر می‌خواهم ٢٤',
    'スーパー佐々木',
    'ของเก่าๆ',
    '𑄌𑄋𑄴𑄟𑄳𑄦',
    'ᐃᓄᒃᑎᑐᑦ',
    'M.A. Traders',
    'Md.Karim',
    'Padma Co.Ltd',
    'S.Dev Traders',
    'R.K.Co',
    'Karim M.Tech',
    'A.Rahman/Sons',
    'এম.এ. ট্রেডার্স',
    'Since 12.05.1998',
    '24/7',
    'Ɗan Ɓaure Stores',
    'Kaɗuna Haɓaka',
    'Agbeko Dzɔdzɔe',
    'Akɔm Nsɛm',
    'Əliyev Məmməd',
    'Karim Shop № 5',
    'রহিম স্টোর №৫',
    'Karim “Lucky” Traders',
    'Gasthaus „Zum Löwen“',
    'ʼYar Kasuwa',
    'Paral·lel Traders',
    '100% Cotton Mills',
  ])('can be %j', (name) => expect(publicNameProblem('Name', name)).toBeUndefined())

  test.each([
    ['https://evil.example', 'Name must not contain a web address.'],
    ['Pay at EVIL.COM', 'Name must not contain a web address.'],
    ['evil·com', 'Name must not contain a web address.'],
    ['evil.com.bd', 'Name must not contain a web address.'],
    ['বাজার.com', 'Name must not contain a web address.'],
    ['evil．com', 'Name must not contain a web address.'],
    ['bit.ly/x', 'Name must not contain a web address.'],
    ['evil.unknown/pay', 'Name must not contain a web address.'],
    ['www.evil', 'Name must not contain a web address.'],
    ['t.me/evil', 'Name must not contain a web address.'],
    ['t.co/evil', 'Name must not contain a web address.'],
    ['x.com', 'Name must not contain a web address.'],
    ['evil.বাংলা', 'Name must not contain a web address.'],
    ['evil.рф', 'Name must not contain a web address.'],
    ['evil.xn--p1ai', 'Name must not contain a web address.'],
    ['192.168.1.1', 'Name must not contain a web address.'],
    ['১৯২.168.1.1', 'Name must not contain a web address.'],
    ['evil[.]com', 'Name must not contain a web address.'],
    ['evil(dot)com', 'Name must not contain a web address.'],
    ['pay@evil.example', 'Name must not be an email address.'],
    [`Z${'\u0301\u0316'.repeat(95)}`, 'Name may have at most 2 marks on one letter.'],
    ['Λrot', 'Name must not mix alphabets in one word.'],
    ['ⲁrot', 'Name must not mix alphabets in one word.'],
    ['The Аrot Team', 'Name must not mix alphabets in one word.'],
    ['Sаmsung', 'Name must not mix alphabets in one word.'],
    ['ΑРГО', 'Name must not mix alphabets in one word.'],
    ['𝚲rot', 'Name must not mix alphabets in one word.'],
    ['ꓥrot', 'Name must not mix alphabets in one word.'],
    ['ক\u0981\u0982\u0983', 'Name may have at most 2 marks on one letter.'],
    ['Z\u200d\u0315\u200d\u0316\u200d\u0317', 'Name may have at most 2 marks on one letter.'],
    [`Karim ক${'\u09BC'.repeat(150)}`, 'Name may have at most 2 marks on one letter.'],
    [`Karim क${'\u093C'.repeat(150)}`, 'Name may have at most 2 marks on one letter.'],
    ['Karim ড\u09BC\u200d\u09BC', 'Name may have at most 2 marks on one letter.'],
    ['Karim ড\u09BCা\u09BC', 'Name may have at most 2 marks on one letter.'],
    ['ᗩᖇOT', 'Name must not mix alphabets in one word.'],
    ['ᗩ R O T', 'Name must not mix alphabets in one word.'],
  ])('cannot be %j', (name, problem) => expect(publicNameProblem('Name', name)).toBe(problem))

  test.each([
    'Sundar Textiles™',
    'Sundar Textiles℠',
    'Sᴜɴᴅᴀʀ Tᴇxᴛɪʟᴇꜱ',
    'Sundᴀr Tᴇxtilᴇs',
    'Sundar Textiles²',
    'Sundar Textiles①',
    'Sundar Textiles№',
    'Sundar Textiles|',
    'Sundar Textilesº',
    'Sundar Textilesᵀᴹ',
    'Sundar Textilesǃ',
    'Sundar Textilesー',
    'Sundar Text!les',
    'Arot™ Support',
    'ᴀʀᴏᴛ',
    'Ɑrot',
    '∆rot',
    '🇦🇷🇴🇹',
    'Ar○t',
    'Ar⭕t',
    'A®ot',
    'Ａｒｏｔ',
    '𝐀𝐫𝐨𝐭',
    '𐊠rot',
    'Aᷓrot',
    'Aro⃝t',
    'Arot ✅',
    'Arotʼ',
    'ʼʼArot',
  ])('cannot be %j, with a sign or a letter that is not ordinary', (name) =>
    expect(publicNameProblem('Name', name)).toBe('Use letters, digits and simple punctuation.'),
  )

  test.each(['!!!', '---', '...', '(&)', '. . .'])('cannot be %j, without a letter or a digit', (name) =>
    expect(publicNameProblem('Name', name)).toBe('Use letters, digits and simple punctuation.'),
  )
})

describe('the calls', () => {
  const answers = (body: unknown, headers: Record<string, string> = {}) => {
    const requests: string[] = []
    const fetch = async (input: unknown, init?: RequestInit) => {
      const path = String(input).replace('https://api.example', '')
      requests.push(`${init?.method} ${path}`)
      return new Response(JSON.stringify(path === '/categories' ? [] : body), { headers })
    }
    const { call } = createClient({ host: 'https://api.example', fetch: fetch as typeof globalThis.fetch })
    return { requests, call }
  }

  test('parse a supplier, with omitted fields absent', async () => {
    const { requests, call } = answers(
      { id: 's1', name: 'Padma Mill', since: '2026-11-21T08:00:00.000Z' },
      { 'Arot-Api': '1' },
    )
    const supplier = await supplierCalls(call).getSupplier('s1')
    expect(supplier).toEqual({ id: 's1', name: 'Padma Mill', since: new Date('2026-11-21T08:00:00.000Z') })
    expect(requests).toEqual(['GET /categories', 'GET /suppliers/s1'])
    await publishCalls(call).withdrawProduct('p1', 3)
    expect(requests.at(-1)).toBe('POST /products/p1/withdraw')
  })

  test('list requests to decide, and skip unreadable ones', async () => {
    const one = {
      id: 'v1',
      state: 'requested',
      version: 2,
      name: 'Padma Mills',
      logo: 'https://example.com/logo.png',
      licence: 'A-1',
      document: 'https://example.com/a.pdf',
      at: '2026-11-21T08:00:00.000Z',
      supplier: { id: 's1', name: 'Padma Mill' },
    }
    const { requests: sent, call } = answers([one, { ...one, state: 'lost' }], { 'Arot-Api': '1' })
    const { items } = await verificationCalls(call).getVerifications({ state: 'requested' })
    expect(items).toEqual([{ ...one, at: new Date(one.at) }])
    expect(sent.at(-1)).toBe('GET /operator/verifications?state=requested')
  })

  test('send nothing to a foreign server, and read no supplier from it', async () => {
    const product = { _id: 'p', supplier: { id: 'x', name: 'Somebody', verified: true }, withdrawn: true }
    const { requests, call } = answers(product)
    await expect(supplierCalls(call).getSupplier('s1')).rejects.toMatchObject({ code: 'not_found' })
    await expect(verificationCalls(call).grantVerification('v1', 1)).rejects.toMatchObject({ code: 'not_found' })
    expect(requests).toEqual(['GET /categories'])
    const foreign = createClient({
      host: 'https://api.example',
      fetch: (async () => new Response(JSON.stringify(product))) as typeof globalThis.fetch,
    })
    const foreignProduct = await foreign.getProduct('p')
    expect(foreignProduct).not.toHaveProperty('supplier')
    expect(foreignProduct).not.toHaveProperty('withdrawn')
  })
})
