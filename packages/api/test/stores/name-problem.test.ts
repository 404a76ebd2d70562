import { describe, expect, test } from 'vitest'
import { nameProblem } from '../../src/modules/suppliers/name-problem.ts'

describe('a dot between two words', () => {
  test.each([
    'evil.agency',
    'Evil.Support',
    'my-evil.it',
    'shop.karim.world',
    'evil·agency',
    'See EVIL.zip',
    'mr.agency',
    'evil.no',
    'Evil.st',
    'evil.MD',
    'evil.co.sk',
  ])('is an address in %j', (name) => expect(nameProblem('Name', name)).toBe('Name must not contain a web address.'))

  test.each([
    'Abdul.Karim',
    'Rahim.Traders',
    'Karim.Jr',
    'St.Martin Fish',
    'Md.Rahim',
    'Mr.Fish Traders',
    'Padma Mills.Ltd',
    'Padma Co.Ltd',
    'S.Dev',
  ])('is ordinary in %j', (name) => expect(nameProblem('Name', name)).toBeUndefined())
})

describe('an address with spaces or brackets', () => {
  test.each([
    'evil .com',
    'evil . com',
    'evil. com',
    'Pay at evil. com!',
    'evil dot com',
    'Pay at EVIL DOT COM now',
    'ইভিল ডট কম',
    'evil(.)com',
    'evil (.) com',
    'evil ( dot ) com',
    'evil (ডট) com',
    'evil .agency',
    'evil . com . bd',
    'evil. com Shop',
    'evil dot co',
    'evil DOT bd',
    'www evil com',
  ])('is refused in %j', (name) => expect(nameProblem('Name', name)).toBe('Name must not contain a web address.'))

  test('is refused in square brackets, which no name may have', () =>
    expect(nameProblem('Name', 'evil [.] com')).toBe('Use letters, digits and simple punctuation.'))

  test.each([
    'Dhaka Traders Ltd. Com Section',
    'St. Martin Fish',
    'St . Martin Fish',
    'A. B. Traders',
    'A . B . Traders',
    'M. A. Info Systems',
    'Karim & Bros. Online',
    'Karim Bros. Store',
    'Polka Dot Shop',
    'Dot Net Systems',
    'Rahim · Shop',
    'Karim (No. 5) Store',
    'ডট প্রিন্টার্স',
    'মো . রহিম ট্রেডার্স',
  ])('is not in %j', (name) => expect(nameProblem('Name', name)).toBeUndefined())
})
