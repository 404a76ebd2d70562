import { expect, test, vi } from 'vitest'
import { loader } from '../src/catalog/home/route.tsx'
import { memberQuery } from '../src/session/memberQuery.ts'
import type { LoaderArgs } from '../src/session/visit.ts'

const member = { status: 'signed-in', user: { email: 'a@b.example' } }
const visitor = { status: 'signed-out' }

test.for([
  [true, member, true],
  [true, visitor, false],
  [false, member, false],
  [undefined, member, false],
] as const)('Home loads the tasks of a member on our server: %s, %o', async ([isOurs, session, isLoaded]) => {
  const prime = vi.fn(async () => {})
  const visit = { data: { prime }, client: { isOurs: () => isOurs }, session: { current: () => session } }
  await loader({ visit } as unknown as LoaderArgs)
  expect(prime.mock.calls.some(([query]: unknown[]) => query === memberQuery)).toBe(isLoaded)
})
