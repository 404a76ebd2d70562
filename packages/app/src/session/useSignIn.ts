import { useAlerts } from '@arot/ui/useAlerts'
import { useToast } from '@arot/ui/useToast'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { draftName, dropDraft } from '../platform/drafts.ts'
import { pathInEnglish } from '../platform/i18n/languages.ts'
import type { Message } from '../platform/messages.ts'
import type { Config } from '../platform/settings.ts'
import { paths } from '../routes.ts'
import {
  type AuthDeps,
  continueWithGoogle,
  finishGoogleRedirect,
  type Outcome,
  type Registration,
  register,
  signIn,
} from './account.ts'
import type { GoogleRedirect } from './firebase.ts'
import { memberQuery } from './memberQuery.ts'
import { messages } from './messages.ts'
import { safeReturn } from './safeReturn.ts'
import { memberOf } from './session.ts'
import { useMember } from './useSession.ts'
import { useVisit } from './visit.ts'

/** The draft of the registration form has no member in its name, because nobody is signed in yet. */
export const registerDraft = draftName(paths.register)

/**
 * The ways to sign in. Each shows a message and returns to the previous page. A reader who is already signed in goes
 * there at once.
 */
export function useSignIn() {
  const { client, config, data, session, language } = useVisit()
  const { alert } = useAlerts()
  const toast = useToast()
  const navigate = useNavigate()
  const { state } = useLocation()
  const goal = safeReturn(state?.from ?? cameFrom())
  const isIn = useMember() !== null
  // The page stays open until the result of a Google redirect is known and while a sign-in runs here, so that it can
  // show the outcome. Two flags, because a fast reader can send the form before the first is known.
  const [mayComeBack, setMayComeBack] = useState(true)
  const [isBusy, setIsBusy] = useState(false)

  const deps = useCallback(
    async () => ({
      auth: await session.authentication(),
      saveUser: client.saveUser,
      // Through the cache, because the navigation bar needs the same answer.
      isSaved: async () => {
        await data.prime(memberQuery)
        return data.peek(memberQuery)?.isRegistered === true
      },
    }),
    [session, client, data],
  )

  const finishSignIn = useCallback(
    (outcome: Outcome, message: Message, to: string) => {
      if (outcome.toast) toast(outcome.toast)
      if (outcome.isDone) void alert(message)
      // Loaded on demand, because it would otherwise be part of the first page.
      if (language !== 'en' && (outcome.isDone || outcome.isKnown))
        void import('./emailLanguage.ts').then(
          ({ setEmailLanguage }) => setEmailLanguage(client, language),
          () => {},
        )
      // Navigates last: a form that is still waiting would otherwise treat the reader as signed out.
      if (outcome.isDone || outcome.isKnown) void navigate(to, { replace: true })
    },
    [alert, client, language, navigate, toast],
  )

  useEffect(() => {
    deps()
      .then(finishGoogleRedirect)
      .then((back) => {
        if (back) finishSignIn(back, welcome(config, back.way), safeReturn(back.from))
        if (memberOf(session.current()) === null || !back) setMayComeBack(false)
      })
      .catch(() => setMayComeBack(false))
  }, [deps, finishSignIn, config, session])

  // The reader may have signed in in another tab.
  useEffect(() => {
    if (isIn && !mayComeBack && !isBusy) void navigate(goal, { replace: true })
  }, [isIn, mayComeBack, isBusy, goal, navigate])

  /**
   * Runs one way to sign in. After a failure nobody is signed in, except if a registration stopped half-way: the next
   * attempt continues it.
   */
  async function attempt(
    enter: (using: AuthDeps) => Promise<Outcome>,
    message: Message,
    failure: (cause: unknown) => Message,
  ) {
    setIsBusy(true)
    // Firebase may be unreachable. The browser's error text would not help the reader.
    const outcome = await deps()
      .then(enter)
      .catch(() => ({ isDone: false, toast: failure(null) }))
    finishSignIn(outcome, message, goal)
    if (outcome.isDone) dropDraft(registerDraft)
    if (!outcome.isDone && memberOf(session.current()) === null) setIsBusy(false)
  }

  const enterWithGoogle = (way: GoogleRedirect['way']) =>
    attempt((using) => continueWithGoogle(using, { from: goal, way }), welcome(config, way), messages.googleFailed)

  return {
    withPassword: async ({ email, password }: { email: string; password: string }) => {
      setIsBusy(true)
      try {
        await signIn(email, password, await deps())
      } catch (cause) {
        setIsBusy(false)
        throw cause
      }
      finishSignIn({ isDone: true }, welcome(config, 'login'), goal)
    },
    withGoogle: () => enterWithGoogle('login'),
    registerWithGoogle: () => enterWithGoogle('register'),
    register: (form: Registration) =>
      attempt((using) => register(form, using), messages.registered, messages.registrationFailed),
  }
}

function welcome({ brandName }: Config, way: 'login' | 'register' = 'login') {
  return way === 'register' ? messages.registered : messages.loggedIn(brandName)
}

/** A link that was followed before the app started has no router state, so use the referrer if it is a page of ours. */
function cameFrom() {
  if (import.meta.env.SSR || !document.referrer) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin ? pathInEnglish(pathname) + search : null
}
