import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { createActions, type Problems } from '../platform/action.ts'
import { useVisit } from './visit.ts'

/** Writes to the server: `act({ intention, send, revalidates })`. Returns the problem to show, or `null`. */
export function useAction(problems: Problems = {}) {
  const { data } = useVisit()
  const { mutate } = useSWRConfig()
  const [act] = useState(() => createActions(data, mutate, problems))
  return act
}
