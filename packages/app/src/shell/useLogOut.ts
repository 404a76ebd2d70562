import { useAlerts } from '@arot/ui/useAlerts'
import { useToast } from '@arot/ui/useToast'
import { useLocation, useNavigate } from 'react-router-dom'
import { outlivesSession, paths } from '../routes.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'

export function useLogOut() {
  const { alert } = useAlerts()
  const toast = useToast()
  const { session } = useVisit()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async () => {
    try {
      const [{ signOut }, { dropDrafts }] = await Promise.all([
        session.authentication(),
        import('../platform/drafts.ts'),
      ])
      await signOut()
      dropDrafts()
      if (outlivesSession(pathname)) void navigate(paths.login, { replace: true, state: { from: pathname } })
      void alert(messages.loggedOut)
    } catch (cause) {
      toast(messages.logoutFailed(cause))
    }
  }
}
