import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { createAct, createSend, type Problems } from '../platform/action.ts'
import { useVisit } from './visit.ts'

/** Writes to the api. Resolves to the answer and throws on failure. */
export function useSend() {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const [send] = useState(() => createSend({ client, data, mutate }))
  return send
}

/** Writes to the api. Resolves to the problem to show, or to `null`. */
export const useAction = (problems: Problems) => createAct(useSend(), problems)
