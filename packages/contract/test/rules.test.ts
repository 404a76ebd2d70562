import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isAvailable } from '../src/catalog/filter.ts'
import { type ProductFields, productProblems } from '../src/catalog/rules.ts'
import { categoryParams, listQuery, productChangeBody } from '../src/catalog/schema.ts'
import { purchaseProblem } from '../src/inventory/rules.ts'
import { loginProblems, passwordProblem, registerProblems, resetProblems } from '../src/users/rules.ts'
import { userBody } from '../src/users/schema.ts'
import { numberOrZero } from '../src/values/rules.ts'
import { tidy } from '../src/values/texts.ts'

const registration = {
  name: 'Rahim Uddin',
  photo: 'https://example.com/r.png',
  email: 'r@example.com',
  password: 'Secret1',
}

describe('Register', () => {
  test('a complete form has no problem', () => expect(registerProblems(registration)).toEqual({}))

  test.each([
    ['name', 'Name is required'],
    ['photo', 'Photo URL is required'],
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ] as const)('without %s: %s', (field, problem) => {
    expect(registerProblems({ ...registration, [field]: '' })[field]).toBe(problem)
  })

  test.each([
    ['email', 'a@b'],
    ['email', 'a@b.'],
    ['email', 'a@.b'],
    ['email', 'a@b..c'],
    ['email', 'a b@c.d'],
    ['email', 'a@b.c'],
    ['email', 'rahim+bulk@mail.example.com.bd'],
    ['name', 'Rahim\u202EUddin'],
    ['name', 'Ra\u200Bhim'],
    ['name', 'Rahim\nUddin'],
    ['photo', 'https://example.com/me.png'],
    ['photo', 'http://example.com/me.png'],
    ['photo', 'https://'],
    ['photo', 'HTTPS://example.com/me.png'],
    ['photo', 'data:image/png;base64,AA'],
    ['photo', 'javascript:alert(1)'],
    ['photo', 'example.com/me.png'],
    ['photo', `https://e.com/${'p'.repeat(2048 - 14)}`],
    ['photo', `https://e.com/${'p'.repeat(2049 - 14)}`],
    ['name', 'N'.repeat(200)],
    ['name', 'N'.repeat(201)],
  ] as const)('%s %.40s is refused by the form exactly when the server refuses it', (field, value) => {
    const form = { ...registration, [field]: value }
    const { name, email, photo } = form
    const isAccepted = v.safeParse(userBody, { name, email, photo }).success
    expect(registerProblems(form)).toEqual(isAccepted ? {} : { [field]: expect.any(String) })
  })

  test('a photo needs an https address', () => {
    const problem = (photo: string) => registerProblems({ ...registration, photo }).photo
    expect(problem('http://example.com/me.png')).toBe('The photo’s address must start with https://.')
    expect(problem(' https://example.com/me.png ')).toBeUndefined()
  })

  test('a name needs five characters once trimmed', () => {
    expect(registerProblems({ ...registration, name: 'Abcd' }).name).toBe('Name should be at least 5 characters')
    expect(registerProblems({ ...registration, name: '  Abcd  ' }).name).toBe('Name should be at least 5 characters')
    expect(registerProblems({ ...registration, name: 'Abcde' }).name).toBeUndefined()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const length = [...name.trim()].length
        expect(registerProblems({ ...registration, name }).name === undefined).toBe(length >= 5)
      }),
    )
  })

  test.each([
    ['', 'Password must have at least: one uppercase letter, one lowercase letter, six characters.'],
    ['abc', 'Password must have at least: one uppercase letter, six characters.'],
    ['ABCDEF', 'Password must have at least: one lowercase letter,'],
    ['Abcde', 'Password must have at least: six characters.'],
    ['abcdef', 'Password must have at least: one uppercase letter,'],
    ['Abcdef', undefined],
  ])('password %j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  test('a password is refused exactly when a part is missing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', 'ক') }), (password) => {
        const isGood = /[a-z]/.test(password) && /[A-Z]/.test(password) && password.length >= 6
        expect(passwordProblem(password) === undefined).toBe(isGood)
      }),
    )
  })
})

test('Login asks for email and password', () => {
  expect(Object.keys(loginProblems({ email: ' ', password: '' }))).toEqual(['email', 'password'])
  expect(loginProblems({ email: 'a@example.com', password: ' ' })).toEqual({})
})

test('Forgot password asks for an email', () => {
  expect(resetProblems({ email: '' }).email).toMatch(/required/)
  expect(resetProblems({ email: 'a@example.com' })).toEqual({})
})

describe('Purchase', () => {
  const product = { minQuantity: 20, mainQuantity: 100 }

  test.each([
    [19, 'Minimum quantity required', 'You must buy at least 20 units.'],
    [101, 'Not enough stock', 'Only 100 units available in stock.'],
  ])('%i units: %s', (quantity, title, text) => {
    expect(purchaseProblem(quantity, product)).toMatchObject({ title, text })
  })

  test.each([20, 21, 99, 100])('%i units can be bought', (quantity) =>
    expect(purchaseProblem(quantity, product)).toBeNull(),
  )

  test('the minimum is checked before the stock', () => {
    expect(purchaseProblem(5, { minQuantity: 10, mainQuantity: 2 })?.code).toBe('below_minimum')
  })

  test('only a whole number between minimum and stock passes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double()),
        fc.nat(200),
        fc.nat(200),
        (quantity, minQuantity, mainQuantity) => {
          const isGood =
            Number.isInteger(quantity) && quantity >= 1 && quantity >= minQuantity && quantity <= mainQuantity
          expect(purchaseProblem(quantity, { minQuantity, mainQuantity }) === null).toBe(isGood)
        },
      ),
    )
  })
})

describe('Add and update product', () => {
  const product: ProductFields = {
    image: 'https://example.com/a.webp',
    name: 'Drill',
    brand: 'Kormo',
    category: 'Industrial Machinery & Tools',
    description: 'A drill.',
    rating: 4.5,
    mainQuantity: 0,
    minQuantity: 1,
    price: 0.01,
  }

  test('a stock has a limit when it is entered, but not when an edit leaves it unchanged', () => {
    const problem = (mainQuantity: number, currentStock?: number) =>
      productProblems({ ...product, mainQuantity }, { currentStock }).mainQuantity
    expect(problem(1_000_000_000)).toBeUndefined()
    expect(problem(1_000_000_001)).toMatch(/Quantity/)
    expect(problem(1_000_000_001, 1_000_000_001)).toBeUndefined()
    expect(problem(1_000_000_001, 1_000_000_002)).toMatch(/Quantity/)
  })

  test('a complete product has no problem, with or without a price', () => {
    expect(productProblems(product)).toEqual({})
    expect(productProblems({ ...product, price: undefined })).toEqual({})
  })

  test.each(['image', 'name', 'brand', 'category', 'description'] as const)('%s is required', (field) => {
    expect(productProblems({ ...product, [field]: '  ' })[field]).toMatch(/is required/)
  })

  test.each([
    ['rating', 0.9, 1],
    ['rating', 5.1, 5],
    ['price', -0.01, 0.01],
    ['price', 0, 0.01],
    ['price', 1e-50, 1],
    ['price', 12.345, 12.35],
    ['price', 0.1 + 0.2, 0.3],
    ['price', 1e9 + 0.01, 1e9],
    ['mainQuantity', 1e9 + 1, 1e9],
    ['minQuantity', 1e6 + 1, 1e6],
    ['mainQuantity', -1, 0],
    ['mainQuantity', 1.5, 1],
    ['minQuantity', 0, 1],
    ['minQuantity', 2.5, 2],
    ['price', Number.NaN, 1],
    ['rating', Number.NaN, 1],
    ['minQuantity', Number.POSITIVE_INFINITY, 1],
  ] as const)('%s %d is refused, %d is not', (field, bad, good) => {
    expect(productProblems({ ...product, [field]: bad })[field]).toBeDefined()
    expect(productProblems({ ...product, [field]: good })[field]).toBeUndefined()
  })

  test('a picture has an https address, or is one of our own', () => {
    expect(productProblems({ ...product, image: 'http://example.com/a.png' }).image).toMatch(/https/)
    expect(productProblems({ ...product, image: 'javascript:alert(1)' }).image).toMatch(/https/)
    expect(productProblems({ ...product, image: 'https://' }).image).toMatch(/https/)
    const own = 'http://127.0.0.1:4000/pictures/'
    expect(
      productProblems({ ...product, image: `${own}a.webp` }, { isOwnPicture: (image) => image.startsWith(own) }),
    ).toEqual({})
    expect(
      productProblems(
        { ...product, image: 'http://127.0.0.1:4000/else' },
        { isOwnPicture: (image) => image.startsWith(own) },
      ).image,
    ).toBeDefined()
  })

  test.each([
    'https://user:pw@x.example/a.png',
    'https://user@x.example/a.png',
    'https://:pw@x.example/a.png',
    'https:///user:pw@x.example/a.png',
    'https://\\user:pw@x.example/a.png',
  ])('a picture’s address with a password, %s, is refused like any invalid one', (image) => {
    expect(productProblems({ ...product, image }).image).toBe('The image’s address must start with https://.')
  })

  test('an at sign elsewhere in a picture’s address is not a password', () => {
    expect(productProblems({ ...product, image: 'https://x.example/@shop/a@2x.png?by=a@b.example' })).toEqual({})
  })

  test.each([
    ['USD', 12.34, 12.345, 'Price may have at most 2 decimals.'],
    ['JPY', 1200, 1200.5, 'Price must be a whole number.'],
    ['KWD', 12.345, 12.3456, 'Price may have at most 3 decimals.'],
  ])('a price in %s can be %d, but not %d: %s', (currency, good, bad, problem) => {
    expect(productProblems({ ...product, price: good }, { currency })).toEqual({})
    expect(productProblems({ ...product, price: bad }, { currency })).toEqual({ price: problem })
  })

  test('a price passes exactly when it is a whole number of cents', () => {
    const problem = (price: number) => productProblems({ ...product, price }).price
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), (cents) => {
        expect(problem(cents / 100)).toBeUndefined()
        expect(problem(-cents / 100)).toBeDefined()
      }),
    )
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (price) => {
        const isCents = price > 0 && price <= 1e9 && /^\d+(\.\d{1,2})?$/.test(String(price))
        expect(problem(price) === undefined).toBe(isCents)
      }),
    )
  })

  test.each([
    ['a zero-width space', 'Kor\u200Bmo'],
    ['nothing to be seen', '\u200B'],
    ['a filler that counts as a letter', '\u3164'],
    ['a blank of dots', '\u2800'],
    ['text turned around', '\u202Eomrok'],
    ['a control', 'Kor\u0007mo'],
    ['a second line', 'Kor\nmo'],
    ['a soft hyphen', 'Kor\u00ADmo'],
    ['a joiner between Latin letters', 'Kor\u200Dmo'],
    ['tags', 'Kormo\u{E0041}'],
  ])('%s is refused in a name, a brand and a category', (_, text) => {
    for (const field of ['name', 'brand', 'category'] as const) {
      expect(productProblems({ ...product, [field]: text })[field]).toMatch(/invisible character/)
    }
  })

  test.each(['র‍্যাব', 'আড়ত', 'می‌خواهم', '👩🏽‍🔧 Tools', '❤️', 'Café & Söhne', '1️⃣', '東京工具'])(
    '%s is accepted in a name',
    (name) => expect(productProblems({ ...product, name })).toEqual({}),
  )

  test('a description can have lines, but no invisible characters, like a name', () => {
    expect(productProblems({ ...product, description: 'Two gears.\r\n\tA case.' })).toEqual({})
    expect(productProblems({ ...product, description: 'Two\u202E gears.' }).description).toMatch(/invisible character/)
  })

  test('texts that look alike are sent alike', () => {
    const parseBrand = (brand: string) => {
      const { price, category, ...fields } = product
      return v.parse(productChangeBody, { ...fields, category, brand }).brand
    }
    expect(parseBrand('Cafe\u0301')).toBe('Caf\u00e9')
    expect(parseBrand(' Kormo\u00A0\u2003Tools ')).toBe('Kormo Tools')
    expect(v.parse(listQuery, { brand: 'Cafe\u0301', q: 'Cafe\u0301' })).toEqual({
      brand: ['Caf\u00e9'],
      q: 'Caf\u00e9',
    })
    expect(v.parse(categoryParams, { categoryName: 'Cafe\u0301' })).toEqual({ categoryName: 'Caf\u00e9' })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text))
        expect(tidy(text.normalize('NFD'))).toBe(tidy(text.normalize('NFC')))
      }),
    )
  })

  test.each([
    ['', 0],
    ['  ', 0],
    ['abc', 0],
    ['1e999', 0],
    ['12', 12],
    ['4.5', 4.5],
    ['-3', -3],
  ])('typed %j counts as %d', (typed, number) => expect(numberOrZero(typed)).toBe(number))
})

test('available means sold from more than 100 units', () => {
  expect([99, 100, 101].map((minQuantity) => isAvailable({ minQuantity }))).toEqual([false, false, true])
})
