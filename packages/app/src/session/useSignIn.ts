import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeReturn } from '../addresses.ts'
import { client } from '../data/client.ts'
import { type Message, messages } from '../messages.ts'
import {
  finishGoogle,
  type Outcome,
  type Registration,
  register,
  registerWithGoogle,
  signIn,
  signInWithGoogle,
} from './account.ts'
import { authentication } from './session.ts'

const means = async () => ({ auth: await authentication(), saveUser: client.saveUser })

/** The ways in, each ending with its message and back where one came from. */
export function useSignIn() {
  const { alert } = useAlerts()
  const toast = useToast()
  const navigate = useNavigate()
  const { state } = useLocation()
  const goal = safeReturn(state?.from)

  const welcome = useCallback(
    (message: Message) => {
      void alert(message)
      void navigate(goal, { replace: true })
    },
    [alert, navigate, goal],
  )

  const conclude = useCallback(
    (outcome: Outcome, message: Message) => {
      if (outcome.toast) toast(outcome.toast)
      if (outcome.isDone) welcome(message)
    },
    [toast, welcome],
  )

  useEffect(() => {
    means()
      .then(finishGoogle)
      .then((outcome) => outcome && conclude(outcome, messages.loggedIn))
      .catch(() => {})
  }, [conclude])

  return {
    withPassword: async ({ email, password }: { email: string; password: string }) => {
      await signIn(email, password, await means())
      welcome(messages.loggedIn)
    },
    withGoogle: async () => conclude(await googled(signInWithGoogle), messages.loggedIn),
    registerWithGoogle: async () => conclude(await googled(registerWithGoogle), messages.registered),
    register: async (form: Registration) => conclude(await register(form, await means()), messages.registered),
  }
}

/** Firebase itself may not be reachable. */
async function googled(way: typeof signInWithGoogle): Promise<Outcome> {
  try {
    return await way(await means())
  } catch (cause) {
    return { isDone: false, toast: messages.googleFailed(cause) }
  }
}
