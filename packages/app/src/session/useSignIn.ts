import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeReturn } from '../addresses.ts'
import { type Message, messages } from '../messages.ts'
import { useVisit } from '../visit.ts'
import {
  finishGoogle,
  type Outcome,
  type Registration,
  register,
  registerWithGoogle,
  signIn,
  signInWithGoogle,
} from './account.ts'

/** The ways in, each ending with its message and back where one came from. */
export function useSignIn() {
  const { client, config, session } = useVisit()
  const { alert } = useAlerts()
  const toast = useToast()
  const navigate = useNavigate()
  const { state } = useLocation()
  const goal = safeReturn(state?.from ?? cameFrom())

  const welcomed = messages.loggedIn(config.brandName)

  const means = useCallback(
    async () => ({ auth: await session.authentication(), saveUser: client.saveUser }),
    [session, client],
  )

  const welcome = useCallback(
    (message: Message, to: string) => {
      void alert(message)
      void navigate(to, { replace: true })
    },
    [alert, navigate],
  )

  const conclude = useCallback(
    (outcome: Outcome, message: Message, to: string) => {
      if (outcome.toast) toast(outcome.toast)
      if (outcome.isDone) welcome(message, to)
    },
    [toast, welcome],
  )

  useEffect(() => {
    means()
      .then(finishGoogle)
      .then((back) => back && conclude(back, messages.loggedIn(config.brandName), safeReturn(back.from)))
      .catch(() => {})
  }, [means, conclude, config])

  /** Firebase itself may not be reachable. */
  async function googled(way: typeof signInWithGoogle): Promise<Outcome> {
    try {
      return await way(await means(), goal)
    } catch (cause) {
      return { isDone: false, toast: messages.googleFailed(cause) }
    }
  }

  return {
    withPassword: async ({ email, password }: { email: string; password: string }) => {
      await signIn(email, password, await means())
      welcome(welcomed, goal)
    },
    withGoogle: async () => conclude(await googled(signInWithGoogle), welcomed, goal),
    registerWithGoogle: async () => conclude(await googled(registerWithGoogle), messages.registered, goal),
    register: async (form: Registration) => conclude(await register(form, await means()), messages.registered, goal),
  }
}

/** Who followed a link to here before the app was there has no state: the browser knows from which page of ours. */
function cameFrom() {
  if (import.meta.env.SSR || !document.referrer) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin ? pathname + search : null
}
