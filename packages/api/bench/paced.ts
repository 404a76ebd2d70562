// A load that does not saturate: requests are sent when they are due, however long the others take, and each is timed from
// when it was due. (Autocannon keeps a rate by a burst at the beginning of each second, which is saturation again.)
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import type { Request } from 'autocannon'
import { connections } from './load.ts'
import type { Calm } from './results.ts'
import type { Scenario } from './scenarios.ts'

/** Counts and times whole scenarios: a purchase is done when both its calls are answered. */
export async function runPaced(
  url: string,
  { requests, requestsEach }: Scenario,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Calm> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const total = Math.max(1, Math.round(perSecond * seconds))
  const times: number[] = []
  let refused = 0

  async function one(place: number, due: number) {
    const context = {}
    for (let step = 0; step < requestsEach; step += 1) {
      const status = await send(agent, url, requests[(place * requestsEach + step) % requests.length]!, context)
      if (status >= 300) refused += 1
    }
    times.push(performance.now() - due)
  }

  const began = performance.now()
  const running: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    function sendDue() {
      const now = performance.now()
      while (running.length < total) {
        const due = began + (running.length * 1000) / perSecond
        if (due > now) break
        running.push(one(running.length, due))
      }
      if (running.length < total) setTimeout(sendDue, 1)
      else resolve()
    }
    sendDue()
  })
  await Promise.all(running)
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)]! * 10) / 10
  return { perSecond: Math.round(perSecond), p50: at(0.5), p95: at(0.95), p99: at(0.99), refused }
}

/** Sends one of autocannon's requests and answers the status of its answer, read to the end. */
function send(agent: Agent, url: string, requestOptions: Request, context: object): Promise<number> {
  const { setupRequest } = requestOptions
  const made = typeof setupRequest === 'function' ? setupRequest({ ...requestOptions }, context) : requestOptions
  const { path = '', method = 'GET', headers, body } = made
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: headers as OutgoingHttpHeaders }
    const sent = request(url + path, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject).end(body)
  })
}
