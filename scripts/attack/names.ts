// Deceptive names, and a grant for facts that the operator has not read: the server must refuse each.
import { randomUUID } from 'node:crypto'
import { ensureAccount, setOperator, signIn } from '../../packages/api/scripts/emulator.ts'
import type { Stack } from '../stack.ts'

const project = 'demo-arot'

type Answer = { status: number; body: Record<string, unknown> }
type Caller = { token: string; name: string; email: string }

/** Returns the problem of each attack, or nothing if the server refused it. */
export async function attackNames(
  stack: Pick<Stack, 'api' | 'auth'>,
): Promise<[name: string, problem: string | undefined][]> {
  const [supplier, other, operator] = await Promise.all([
    account(stack, 'Honest Goods'),
    account(stack, 'Another House'),
    account(stack, 'Operator Ahmed', true),
  ])
  const send = callsOf(stack.api)
  for (const { name, email, token } of [supplier, other]) {
    await send(token, 'POST', '/users', { name, email, photo: null })
    await send(token, 'POST', '/products', product)
  }
  const rename = (who: Caller, name: string) => send(who.token, 'PATCH', '/suppliers/me', { ...page, name })
  const decide = (id: unknown, act: string, version?: number) =>
    send(operator.token, 'POST', `/operator/verifications/${id}/${act}`, {}, version)

  await rename(supplier, supplier.name)
  const request = await send(supplier.token, 'POST', '/suppliers/me/verification', proof)
  const id = request.body.id
  await rename(supplier, 'Samsung Electronics')
  const results: [string, string | undefined][] = [
    ['a grant without a version', unless(400, await decide(id, 'grant'))],
    ['a grant of a name that nobody read', unless(412, await decide(id, 'grant', 1))],
    ['a grant of what was read', unless(200, await decide(id, 'grant', 2))],
  ]
  const renamed = await rename(supplier, 'Another Samsung')
  results.push([
    'a verified name that is changed',
    renamed.body.name === 'Samsung Electronics' ? undefined : 'it is public',
  ])
  for (const name of deceiving) results.push([`the name ${name.slice(0, 40)}`, unless(400, await rename(other, name))])
  return results
}

const deceiving = [
  'Arot',
  'Arot Support',
  'Аrot Officia1',
  'Samsung Electronics',
  'Ѕаmѕung Е1еctr0nics',
  'Pay at https://evil.example/pay',
  'evil.example',
  `Z${'\u0301\u0316'.repeat(95)}`,
]

const proof = { licence: 'TRAD/DHK/004512', document: '/pictures/teapot.webp' }
const page = { logo: '', place: '', about: '', smallestOrderValue: null }
const product = {
  image: 'https://example.com/drill.png',
  name: 'Cordless Drill',
  brand: 'Kormo',
  category: 'Industrial Machinery & Tools',
  description: 'Two gears and a case.',
  price: 49.9,
  rating: 4.5,
  mainQuantity: 500,
  minQuantity: 10,
}

const unless = (status: number, answer: Answer) =>
  answer.status === status ? undefined : `it answered ${answer.status}, not ${status}`

async function account({ auth }: Pick<Stack, 'auth'>, name: string, isOperator = false): Promise<Caller> {
  const uid = randomUUID()
  const user = { uid, email: `${uid}@example.com`, password: 'Secret1', name, photo: 'https://example.com/p.png' }
  await ensureAccount(auth, project, user)
  if (isOperator) await setOperator(auth, project, uid)
  return { token: await signIn(auth, user), name, email: user.email }
}

function callsOf(api: string) {
  return async (token: string, method: string, path: string, body: object, version?: number): Promise<Answer> => {
    const answer = await fetch(api + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
}
