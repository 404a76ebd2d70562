import { ApiError, type Client, type ErrorCode } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { createAct, createSend, type Problems } from '../src/platform/action.ts'

const lost = new ApiError(0, null, { code: 'network', title: 'The server cannot be reached' })
const refusal = (code: ErrorCode, details = {}) => new ApiError(409, { code, details }, { code, title: code })

function actions(problems: Problems = {}) {
  const renew = vi.fn(async (_isConcerned: (key: unknown) => boolean) => {})
  const mutate = vi.fn(async () => undefined)
  const sent: string[] = []
  const request = vi.fn(async (_: Client, { key }: { key: string }): Promise<{ state: string } | undefined> => {
    sent.push(key)
    return undefined
  })
  const perform = createSend({ client: {} as Client, data: { renew }, mutate: mutate as never })
  return { act: createAct(perform, problems), perform, renew, mutate, request, sent }
}

test('A retry after a lost answer sends the same key', async () => {
  const { act, request, sent } = actions()
  request.mockImplementationOnce(async (_, { key }) => {
    sent.push(key)
    throw lost
  })
  await expect(act({ intention: ['accept', 'o1'], request })).rejects.toBe(lost)
  expect(await act({ intention: ['accept', 'o1'], request })).toBeNull()
  expect(sent[0]).toMatch(/^[\da-f]{32}$/)
  expect(sent[1]).toBe(sent[0])
})

test('Another input has another key, and so has the same input after it succeeded', async () => {
  const { act, request, sent } = actions()
  await act({ intention: 'a', request })
  await act({ intention: 'a', request })
  await act({ intention: 'b', request })
  expect(new Set(sent).size).toBe(3)
})

test('Several simultaneous inputs each use their own key', async () => {
  const { act, sent } = actions()
  const record = async (_: Client, { key }: { key: string }) => void sent.push(key)
  const fail = async (_: Client, { key }: { key: string }) => {
    sent.push(key)
    throw lost
  }
  await expect(act({ intention: 'a', request: fail })).rejects.toBe(lost)
  await expect(act({ intention: 'b', request: fail })).rejects.toBe(lost)
  await act({ intention: 'a', request: record })
  await act({ intention: 'b', request: record })
  expect([sent[2], sent[3]]).toEqual([sent[0], sent[1]])
  expect(sent[0]).not.toBe(sent[1])
})

test('A key that was used with another body is not sent again', async () => {
  const { act, request, sent } = actions({ otherwise: { title: 'Not saved' } })
  request.mockImplementationOnce(async (_, { key }) => {
    sent.push(key)
    throw refusal('key_reused')
  })
  expect(await act({ request })).toEqual({ title: 'Not saved' })
  expect(await act({ request })).toBeNull()
  expect(sent[1]).not.toBe(sent[0])
})

test('A problem gets its message by code, then by status; any other error is thrown', async () => {
  const { act, request } = actions({ wrong_state: { title: 'Changed' }, 403: { title: 'Not yours' } })
  request.mockRejectedValueOnce(refusal('wrong_state'))
  expect(await act({ request })).toEqual({ title: 'Changed' })
  request.mockRejectedValueOnce(new ApiError(403, null, { code: 'http', title: 'Forbidden' }))
  expect(await act({ request })).toEqual({ title: 'Not yours' })
  request.mockRejectedValueOnce(lost)
  await expect(act({ request })).rejects.toBe(lost)
})

test('The field errors come with the title, for a form that shows them', async () => {
  const { act, request } = actions({ otherwise: { title: 'Not saved' } })
  request.mockRejectedValueOnce(refusal('invalid', { fields: { name: 'Too long' } }))
  expect(await act({ request })).toEqual({ title: 'Not saved', fields: { name: 'Too long' } })
  request.mockRejectedValueOnce(new Error('The token could not be renewed.'))
  expect(await act({ request })).toEqual({ title: 'Not saved' })
  expect(await act({ request })).toBeNull()
})

test('Queries that an action may have changed are fetched again, also after a failure', async () => {
  const { act, renew, request } = actions()
  await act({ request, revalidates: ['session'] })
  request.mockRejectedValueOnce(lost)
  await expect(act({ request })).rejects.toBe(lost)
  const concerned = renew.mock.calls.map(([isConcerned]) => [
    isConcerned(['cart', 'a@b.c']),
    isConcerned(['product', 1]),
  ])
  expect(concerned).toEqual([
    [true, false],
    [true, true],
  ])
})

test('The answer replaces its query before anything is fetched again, and is returned afterwards', async () => {
  const { act, renew, mutate, request } = actions()
  const order = { state: 'accepted' }
  request.mockResolvedValueOnce(order)
  const onSuccess = vi.fn()
  expect(await act({ request, replaces: { key: ['own', 'order', 'o1'] }, onSuccess })).toBeNull()
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(order)
  expect(mutate).toHaveBeenCalledWith(['own', 'order', 'o1'], order, { revalidate: false })
  const calls = [mutate, renew, onSuccess].map(({ mock }) => mock.invocationCallOrder[0] ?? 0)
  expect(calls).toEqual(calls.toSorted((one, other) => one - other))
  expect(renew).toHaveBeenCalledOnce()
})

test('An action that has succeeded stays a success if fetching again fails', async () => {
  const { act, renew, request } = actions({ otherwise: { title: 'Not saved' } })
  const onSuccess = vi.fn()
  renew.mockRejectedValueOnce(lost)
  expect(await act({ request, onSuccess })).toBeNull()
  expect(onSuccess).toHaveBeenCalledOnce()
})

test('A failed action does not call the success callback', async () => {
  const { act, request } = actions({ otherwise: { title: 'Not saved' } })
  const onSuccess = vi.fn()
  request.mockRejectedValueOnce(lost)
  expect(await act({ request, onSuccess })).toEqual({ title: 'Not saved' })
  expect(onSuccess).not.toHaveBeenCalled()
})

test('Queries to fetch again can be named by key, and 0 is a valid answer', async () => {
  const { perform, renew, mutate } = actions()
  const isUnread = (key: unknown) => key === 'unread'
  await perform({ request: async () => 0, replaces: { key: ['unread'] }, revalidates: [isUnread] })
  expect(mutate).toHaveBeenCalledWith(['unread'], 0, { revalidate: false })
  expect(renew.mock.calls.map(([isConcerned]) => [isConcerned('unread'), isConcerned(['cart', 'a@b.c'])])).toEqual([
    [true, false],
  ])
})
