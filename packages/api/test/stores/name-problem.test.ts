import { describe, expect, test } from 'vitest'
import { nameProblem } from '../../src/modules/suppliers/name-problem.ts'

describe('a dot between two words', () => {
  test.each(['evil.agency', 'Evil.Support', 'my-evil.it', 'shop.karim.world', 'evil·agency', 'See EVIL.zip'])(
    'is an address in %j',
    (name) => expect(nameProblem(name)).toBe('Name must not contain a web address.'),
  )

  test.each(['Abdul.Karim', 'Rahim.Traders', 'Karim.Jr', 'St.Martin Fish', 'Md.Rahim', 'Padma Mills.Ltd', 'S.Dev'])(
    'is ordinary in %j',
    (name) => expect(nameProblem(name)).toBeUndefined(),
  )
})
