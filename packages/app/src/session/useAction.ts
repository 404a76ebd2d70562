import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { type Action, createSend, type Problems, problemOf } from '../platform/action.ts'
import { useVisit } from './visit.ts'

/** Writes to the server: resolves to the answer, and throws what went wrong. */
export function useSend() {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const [send] = useState(() => createSend({ client, data, mutate }))
  return send
}

/** Writes to the server, then calls `onSuccess` with the answer. Resolves to the problem to show, or to `null`. */
export function useAction(problems: Problems) {
  const send = useSend()
  return async <Answer>({ onSuccess, ...action }: Action<Answer> & { onSuccess?: (answer: Answer) => void }) => {
    const sending = send(action)
    const problem = await problemOf(sending, problems)
    if (problem === null) onSuccess?.(await sending)
    return problem
  }
}
