import { createClient } from '@arot/contract'
import { expect, test } from 'vitest'
import { setEmailLanguage } from '../src/session/emailLanguage.ts'

/** Our server or a foreign one, which records its requests. */
function server(isOurs: boolean, status = 200) {
  const requests: string[] = []
  const client = createClient({
    host: 'https://api.example',
    token: async () => 'token',
    fetch: async (url, init) => {
      requests.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname} ${init?.body ?? ''}`.trim())
      const isSettings = String(url).includes('/notifications/settings')
      const headers = { 'content-type': 'application/json', ...(isOurs && { 'Arot-Api': '1' }) }
      const body = isSettings ? { email: {}, language: 'bn' } : []
      return new Response(JSON.stringify(body), { status: isSettings ? status : 200, headers })
    },
  })
  return { asked: requests, client, settings: () => requests.filter((one) => one.includes('settings')) }
}

test('signing in in Bengali sets Bengali for emails, unless the member chose a language before', async () => {
  const { client, settings } = server(true)
  await setEmailLanguage(client, 'bn')
  expect(settings()).toEqual(['PATCH /notifications/settings {"language":"bn","unlessChosen":true}'])
})

test('signing in in English sends nothing', async () => {
  const { client, asked: requests } = server(true)
  await setEmailLanguage(client, 'en')
  expect(requests).toEqual([])
})

test('a foreign server gets no such call, and a failure is ignored', async () => {
  const other = server(false)
  await setEmailLanguage(other.client, 'bn')
  expect(other.settings()).toEqual([])
  await setEmailLanguage(server(true, 500).client, 'bn')
})
